#!/usr/bin/env -S node --max-semi-space-size=16
// The command line. It stands outside dist/ so that the link to it exists before anything is built.
//
// The space of young objects is bounded because a collection holds the event loop for as long as it takes to copy what is
// still in use: with 64 MB, for up to 26 ms in the policy bench; with 16 MB, for less than 20 ms, and signing is no slower.
const { setFlagsFromString } = require("node:v8");

// Objects begin among the young ones always. V8 would create those of code whose objects were once in use for long among the
// old ones, which are collected seldom: per signature 7 kB, for 40 MB of garbage and no gain in time.
setFlagsFromString("--no-allocation-site-pretenuring");
require("../dist/bundle/main.js");
