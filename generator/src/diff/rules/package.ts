// Rules about the generated package itself, and about what concerns readers only.

import { rule } from "./rule.js";

export const packageRules = {
  "export-renamed": rule({
    number: 77,
    title: "exported type renamed or removed",
    callers: "breaks",
    implementers: "breaks",
    why: "Code that imports the type does not compile.",
    instead: "Keep the name.",
  }),
  "export-kind-changed": rule({
    number: 78,
    title: "exported name became another kind of thing",
    callers: "breaks",
    implementers: "breaks",
    why: "What was a value is a type only, or an interface is a union.",
    instead: "Give the new thing a name of its own.",
  }),
  "entry-point-removed": rule({
    number: 80,
    title: "entry point of the package removed or renamed",
    callers: "breaks",
    implementers: "breaks",
    why: "Imports of it do not resolve.",
    instead: "Keep the entry point.",
  }),
  "typescript-raised": rule({
    number: 81,
    title: "smallest supported TypeScript raised",
    callers: "breaks",
    implementers: "breaks",
    why: "Older compilers do not read the declarations.",
    instead: "Raise it with the next major version.",
  }),
  "outcomes-changed": rule({
    number: 84,
    title: "ways in which waiting ends changed",
    callers: "depends",
    why: "Callers switch over the outcomes; a new one meets no case.",
    instead: "Keep the outcomes; a status may be added to one of them.",
  }),
  "validators-renamed": rule({
    number: 85,
    title: "type of answers sent too, or open, from now on, or no longer",
    callers: "depends",
    implementers: "depends",
    why:
      "A type that is sent and answered is what callers send under its own name; what answers hold, if it contains an " +
      "open enum or union, is `Received…`, and `received` reads it. One that is only answered has no other name.",
    instead: "Give what is sent a shape of its own.",
  }),
  "brand-added": rule({
    number: 112,
    title: "scalar branded",
    callers: "breaks",
    implementers: "breaks",
    why: "Plain strings and numbers are no longer taken for it. The wire is the same.",
    instead: "Brand it with the next major version.",
  }),
  "brand-removed": rule({
    number: 113,
    title: "scalar no longer branded, or no longer as another",
    callers: "depends",
    implementers: "depends",
    why: "Its values are no longer taken for those of a branded scalar that it extends.",
    instead: "Keep the brand, or take it off the scalars that it extends, too.",
  }),
  "documentation-changed": rule({
    number: 82,
    title: "documentation, examples or order changed",
    why: "Nothing but readers sees it.",
    instead: "Nothing.",
  }),
} as const;
