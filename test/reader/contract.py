"""Links a contract, as docs/contract-language.md describes it: from its files to the types that values are held to."""

import functools

ABSENT = object()
PLAIN = ("string", "int32", "int64", "number", "bytes", "date", "dateTime")
BOUNDS = ("minLength", "maxLength", "pattern", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum",
          "multipleOf", "encoding")


class Field:
    def __init__(self, name, type, optional=False, nullable=False, default=ABSENT, node=None):
        self.name, self.type, self.optional = name, type, optional
        self.nullable, self.default, self.node = nullable, default, node

    def with_(self, **changes):
        field = Field(self.name, self.type, self.optional, self.nullable, self.default, self.node)
        for name, value in changes.items():
            setattr(field, name, value)
        return field


class Record:
    """Members by name. `step`: the older record, and the changes by which this one comes from it."""

    kind = "record"

    def __init__(self, fields=(), extra=False, link=None):
        """link: gives members, extra and step once they are needed, because records may refer to each other."""
        self.link = link
        if not link:
            self.fields = {field.name: field for field in fields}
            self.extra, self.step = extra, None

    def __getattr__(self, name):
        if name not in ("fields", "extra", "step"):
            raise AttributeError(name)
        self.fields, self.extra, self.step = self.link()
        return self.__dict__[name]


class Union:
    """`listed`: the variants, which are told apart once they are needed: a record may contain a union of itself."""

    kind = "union"

    def __init__(self, tag, listed=tuple, fallback=None):
        self.tag, self.listed, self.fallback = tag, listed, fallback

    @functools.cached_property
    def variants(self):
        return {record.fields[self.tag].type.value: record for record in self.listed()}


class Enum:
    kind = "enum"

    def __init__(self, values, open):
        self.values, self.open = values, open


class Plain:
    kind = "plain"

    def __init__(self, base, bounds=None, format=None):
        self.base, self.bounds, self.format = base, bounds or {}, format


class List:
    kind = "list"

    def __init__(self, of, or_null, least, most, unique=False):
        self.of, self.or_null, self.least, self.most, self.unique = of, or_null, least, most, unique


class Map:
    kind = "map"

    def __init__(self, of, or_null, keys, least, most):
        self.of, self.or_null, self.keys, self.least, self.most = of, or_null, keys, least, most


class Constant:
    kind = "constant"

    def __init__(self, value):
        self.value = value


class Simple:
    """`boolean` and `json`."""

    def __init__(self, kind):
        self.kind = kind


def first_upper(text):
    return text[:1].upper() + text[1:]


def first_lower(text):
    return text[:1].lower() + text[1:]


class Contract:
    """
    files: content by path below the contract's folder. Files of other contracts lie in `imports/PACKAGE/`.
    """

    def __init__(self, files):
        self.files = {path: content for path, content in files.items() if not path.startswith("imports/")}
        self.head = self.files["contract.yaml"]
        limits = self.head.get("limits", {})
        self.longest = limits.get("stringLength", 65536)
        self.most = limits.get("arrayItems", 100)
        self.most_bytes = limits.get("bodyBytes", 1048576)
        self.codes = {name: {"code": name, **code} for name, code in self.files["errors.yaml"]["codes"].items()}
        self.is_lenient = self.head.get("json") == "lenient"
        self.types = {}
        self.waiting = {}
        self.imported = []
        for package in self.head.get("imports", {}):
            place = f"imports/{package}/"
            below = {path[len(place):]: content for path, content in files.items() if path.startswith(place)}
            self.imported.append(Contract(below))
        self.declare()

    # Declarations

    def section(self, folder, key):
        return [item for path, content in self.files.items() if path.startswith(folder)
                for item in content.get(key, {}).items()]

    def declare(self):
        for name, node in self.section("scalars", "scalars"):
            self.waiting[name] = lambda node=node: self.scalar(node)
        for name, node in self.section("enums", "enums"):
            self.types[name] = Enum(list(node["values"]), bool(node.get("open") or node.get("plain")))
        for name, node in self.section("shapes", "shapes"):
            self.waiting[name] = lambda name=name, node=node: self.declared(name, node)
        activities = self.head.get("activities")
        if activities:
            self.declare_activities(activities)
        for path, node in self.files.items():
            if path.startswith(("queries/", "operations/")):
                name = first_upper(node.get("query") or node.get("operation"))
                for part in ("request", "response"):
                    self.waiting[name + first_upper(part)] = lambda node=node, part=part: self.part(node, part)

    def type(self, name):
        if name not in self.types and name in self.waiting:
            made = self.waiting[name]()
            self.types.setdefault(name, made)
        if name in self.types:
            return self.types[name]
        for contract in self.imported:
            found = contract.type(name)
            if found:
                return found
        return None

    def body(self, path):
        """The type of what is sent to a path; None where nothing is."""
        for node in self.files.values():
            name = node.get("family") or node.get("query") or node.get("operation")
            if name and path == f"{self.head['basePath']}/{self.path(node, name)}":
                name = first_upper(name)
                return self.type(f"{name}Body") or self.request(node, name)
        return None

    def operation(self, name):
        """A query or plain operation, as it is written."""
        return next(node for node in self.files.values() if name in (node.get("query"), node.get("operation")))

    def path(self, node, name):
        separator = {"snake": "_", "kebab": "-"}[self.head.get("styles", {}).get("paths", "snake")]
        return node.get("path") or "".join(f"{separator}{c.lower()}" if c.isupper() else c for c in name)

    def request(self, node, name):
        """Of the only version that can be submitted, or of an operation without versions."""
        numbers = [number for number, version in node.get("versions", {"1": {}}).items() if version.get("submit") is not False]
        return self.type(f"{name}Request{version_suffix(numbers[0])}")

    def declared(self, name, node):
        if "variants" in node:
            return self.union(name, node)
        return self.record(node, self.type)

    def scalar(self, node):
        if "extends" in node:
            parent = self.type(node["extends"])
        else:
            parent = self.plain(node["base"])
        scalar = self.bounded(parent, node)
        return Plain(scalar.base, scalar.bounds, node.get("format", parent.format))

    def plain(self, base):
        return Plain(base, {"maxLength": self.longest} if base in ("string", "bytes") else {})

    def bounded(self, type, node):
        own = {key: node[key] for key in BOUNDS if key in node}
        if type.kind != "plain" or not own:
            return type
        return Plain(type.base, {**type.bounds, **own}, type.format)

    def union(self, name, node):
        union = self.types[name] = Union(node["tag"], lambda: [self.type(variant) for variant in node["variants"]])
        if node.get("open"):
            union.fallback = Record([Field(union.tag, Plain("string"))], extra=True)
            self.types[f"Unknown{name}"] = union.fallback
        return union

    # Types as they are written

    def written(self, text):
        if text.endswith("[]"):
            of, or_null = self.inner(text[:-2])
            return List(of, or_null, 0, self.most)
        if text.startswith("map<"):
            of, or_null = self.inner(text[4:-1])
            return Map(of, or_null, {"minLength": 1, "maxLength": min(self.longest, 200)}, 0, self.most)
        if text in ("boolean", "json"):
            return Simple(text)
        if text in PLAIN:
            return self.plain(text)
        found = self.type(text)
        if not found:
            raise KeyError(text)
        return found

    def inner(self, text):
        return (self.written(text[:-1]), True) if text.endswith("?") else (self.written(text), False)

    def narrowed(self, type, node, outer=()):
        """Bounds of lists and maps are those of the outermost one, all others those of what is innermost."""
        if type.kind == "list":
            of = self.narrowed(type.of, node, (*outer, "list"))
            if "list" in outer:
                return List(of, type.or_null, type.least, type.most, type.unique)
            return List(of, type.or_null, node.get("minItems", type.least), node.get("maxItems", type.most),
                        node.get("unique", False))
        if type.kind == "map":
            of = self.narrowed(type.of, node, (*outer, "map"))
            if "map" in outer:
                return Map(of, type.or_null, type.keys, type.least, type.most)
            keys = self.type(node["keys"]).bounds if "keys" in node else type.keys
            return Map(of, type.or_null, keys, node.get("minEntries", type.least), node.get("maxEntries", type.most))
        return self.bounded(type, node)

    # Records

    def field(self, key, node):
        name, optional = (key[:-1], True) if key.endswith("?") else (key, False)
        if isinstance(node, str):
            return Field(name, self.written(node), optional, node={})
        if "const" in node:
            type = Constant(node["const"])
        else:
            type = self.narrowed(self.written(node["type"]), node)
        default = node.get("default", ABSENT) if optional else ABSENT
        return Field(name, type, optional, node.get("nullable", False), default, node)

    def fields(self, nodes):
        return [self.field(key, node) for key, node in (nodes or {}).items()]

    def headers(self, node):
        """Those of the sets that a map of headers extends, and its own."""
        own = dict(node or {})
        named = own.pop("extends", [])
        sets = self.files.get("headers.yaml", {}).get("headers", {})
        found = {}
        for name in [named] if isinstance(named, str) else named:
            found.update((field.name, field) for field in self.headers(sets[name]))
        return [*found.values(), *self.fields(own)]

    def record(self, node, older=None):
        return Record(link=lambda: self.linked(node, older))

    def part(self, node, part):
        """A request or an answer, with the members that lead from page to page."""
        if "page" not in node:
            return self.record(node[part])
        page = {"cursor": node["page"]} if isinstance(node["page"], str) else node["page"]
        return Record(link=lambda: self.paged(node, part, page))

    def paged(self, node, part, page):
        fields, extra, step = self.linked(node[part], self.type)
        cursor = self.type(page["cursor"])
        if part == "response":
            more = [Field(page.get("next", self.member("nextCursor")), cursor, optional=True)]
        else:
            answer = self.linked(node["response"], self.type)[0]
            lists = [field for field in answer.values() if field.type.kind == "list"]
            items = next(field for field in lists if field.name == page.get("items", field.name))
            limit = Plain("int32", {"minimum": 1, "maximum": items.type.most})
            more = [Field(page.get("after", self.member("cursor")), cursor, optional=True),
                    Field(page.get("limit", self.member("limit")), limit, optional=True)]
        return {**fields, **{field.name: field for field in more}}, extra, step

    def member(self, name):
        """A member that is put in, as the contract spells them."""
        if self.head.get("styles", {}).get("members") != "snake":
            return name
        return "".join(f"_{c.lower()}" if c.isupper() else c for c in name)

    def linked(self, node, older):
        if "from" in node:
            return self.change(node, older(node["from"]))
        named = node.get("extends", [])
        bases = [self.type(name) for name in ([named] if isinstance(named, str) else named)]
        fields = {name: field for base in bases for name, field in base.fields.items()}
        fields.update((field.name, field) for field in self.fields(node["fields"]))
        return fields, node.get("extra", False) or any(base.extra for base in bases), None

    def change(self, node, old):
        fields = dict(old.fields)
        renamed = {}
        for name, new in node.get("rename", {}).items():
            renamed[new] = name
            fields = {(new if key == name else key): field.with_(name=new) if key == name else field
                      for key, field in fields.items()}
        for name in node.get("drop", []):
            del fields[name]
        for field in self.fields(node.get("retype")):
            before = fields[field.name]
            nullable = field.nullable or before.nullable is True
            fields[field.name] = field.with_(optional=field.optional or before.optional, nullable=nullable)
        wrapped = self.fields(node.get("wrap"))
        for field in wrapped:
            for used in references(field.node["value"]):
                new = next((new for new, name in renamed.items() if name == used), used)
                fields.pop(new, None)
        added = self.fields(node.get("add"))
        for field in [*wrapped, *added]:
            fields[field.name] = field
        made = {field.name for field in [*wrapped, *added]}
        return fields, node.get("extra", False) or old.extra, {"old": old, "renamed": renamed, "made": made}

    # Activities

    def declare_activities(self, node):
        kind = node["types"].get("member", "type")
        intent, result = node["intent"].get("member", "intent"), node["result"].get("member", "result")
        record, types = node["record"], node["types"]["enum"]
        base_node = dict(self.section("shapes", "shapes"))[record]
        del self.waiting[record]
        activities = []
        union = self.types[record] = Union(kind, lambda: activities)
        general = {intent: Record(), result: Record()}
        self.types[node["intent"]["shape"]], self.types[node["result"]["shape"]] = general[intent], general[result]
        enum = self.types[types] = Enum([], True)
        self.types[f"{record}Response"] = Record([Field(first_lower(record), union)])
        families = [content for path, content in self.files.items() if path.startswith("activities/")]
        for family in families:
            self.declare_family(family, intent, result)
        base = self.types[f"{record}Base"] = self.record(base_node)
        unknown = union.fallback = self.types[f"Unknown{record}"] = Record(
            [Field(kind, enum), *base.fields.values(), *(Field(name, of) for name, of in general.items())])
        assert unknown
        envelope = self.fields(node["envelope"])
        names = (kind, intent, result, node.get("parameters", "parameters"), record)
        for family in families:
            self.link_family(family, names, envelope, base, activities, enum, general)

    def declare_family(self, family, intent, result):
        name = first_upper(family["family"])
        for number, version in family["versions"].items():
            suffix = "" if number == "1" else f"V{number}"
            self.waiting[f"{name}{first_upper(intent)}{suffix}"] = (
                lambda node=version["intent"]: self.record(
                    node, lambda older: self.type(f"{name}{first_upper(intent)}{version_suffix(older)}")))
            of = version["result"]
            if "sameAs" in of or "of" in of:
                continue
            suffix = version_suffix(of["numbered"]) if "numbered" in of else suffix
            self.waiting[f"{name}{first_upper(result)}{suffix}"] = (
                lambda node=of: self.record(
                    node, lambda older: self.type(self.result_name(family, str(older), result))))

    def result_name(self, family, number, result):
        node = family["versions"][number]["result"]
        if "sameAs" in node:
            return self.result_name(family, str(node["sameAs"]), result)
        if "of" in node:
            return None
        suffix = f"V{node['numbered']}" if "numbered" in node else version_suffix(number)
        return first_upper(family["family"]) + first_upper(result) + suffix

    def link_family(self, family, names, envelope, base, activities, enum, general):
        kind, intent, result, parameters, record = names
        name = first_upper(family["family"])
        requests = []
        for number, version in family["versions"].items():
            suffix, type = version_suffix(number), version["type"]
            asked_name = f"{name}{first_upper(intent)}{suffix}"
            came_name = self.result_name(family, number, result)
            asked, came = self.type(asked_name), came_name and self.type(came_name)
            keyed = [Field(first_lower(asked_name), asked)]
            outcome = [Field(first_lower(came_name), came, optional=True)] if came else []
            activity = self.types[f"{name}{record}{suffix}"] = Record(
                [Field(kind, Constant(type)), *base.fields.values(), Field(intent, Record(keyed)),
                 Field(result, Record(outcome))])
            activities.append(activity)
            enum.values.append(type)
            for holder, fields in ((intent, keyed), (result, outcome)):
                for field in fields:
                    general[holder].fields.setdefault(field.name, field.with_(optional=True))
            if version.get("submit") is False:
                continue
            request = self.types[f"{name}Request{suffix}"] = Record(
                [Field(kind, Constant(type)), *envelope, Field(parameters, asked)])
            requests.append(request)
            if came:
                self.types[f"{name}Response{suffix}"] = Record([Field(first_lower(record), activity)])
        if len(requests) > 1:
            self.types[f"{name}Body"] = Union(kind, lambda: requests)


def version_suffix(number):
    return "" if str(number) == "1" else f"V{number}"


def references(template):
    """Names of the older members that a template uses."""
    if isinstance(template, str):
        return [template[1:].split(".")[0]] if is_reference(template) else []
    if isinstance(template, list):
        return [name for item in template for name in references(item)]
    if isinstance(template, dict):
        if "$from" in template:
            return [template["$from"].split(".")[0]]
        return [name for item in template.values() for name in references(item)]
    return []


def is_reference(text):
    return text.startswith("$") and not text.startswith("$$") and len(text) > 1
