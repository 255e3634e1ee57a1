//! JSON as trees, with what serde_json does not tell of a text.

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

pub(crate) type Object = Map<String, Value>;

/// A JSON text that has been read. Of several members of one name the last one counts.
#[derive(Default)]
pub(crate) struct Parsed {
    pub(crate) tree: Value,
    /// The path of the first member whose name its object has had before.
    pub(crate) repeated: Option<String>,
    /// Items of lists and members of objects, at any depth.
    pub(crate) values: usize,
}

pub(crate) fn parse(text: &[u8]) -> serde_json::Result<Parsed> {
    let mut parsed = Parsed::default();
    let mut deserializer = serde_json::Deserializer::from_slice(text);
    parsed.tree = Node(&mut parsed, String::new()).deserialize(&mut deserializer)?;
    deserializer.end()?;
    Ok(parsed)
}

/// A value of the text, and its path.
struct Node<'a>(&'a mut Parsed, String);

impl<'de> DeserializeSeed<'de> for Node<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

macro_rules! plain {
    ($($visit:ident($of:ty)),*) => {
        $(fn $visit<E: Error>(self, value: $of) -> Result<Value, E> {
            Ok(Value::from(value))
        })*
    };
}

impl<'de> Visitor<'de> for Node<'_> {
    type Value = Value;

    plain!(visit_bool(bool), visit_u64(u64), visit_i64(i64), visit_f64(f64), visit_str(&str));

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E: Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut from: A) -> Result<Value, A::Error> {
        let mut items = vec![];
        while let Some(item) = from.next_element_seed(Node(self.0, format!("{}/{}", self.1, items.len())))? {
            items.push(item);
            self.0.values += 1;
        }
        Ok(Value::Array(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut from: A) -> Result<Value, A::Error> {
        let mut made = Object::new();
        while let Some(name) = from.next_key::<String>()? {
            let path = below(&self.1, &name);
            if made.contains_key(&name) && self.0.repeated.is_none() {
                self.0.repeated = Some(path.clone());
            }
            made.insert(name, from.next_value_seed(Node(self.0, path))?);
            self.0.values += 1;
        }
        Ok(Value::Object(made))
    }
}

/// A JSON pointer (RFC 6901) to a member.
pub(crate) fn below(path: &str, name: &str) -> String {
    format!("{path}/{}", name.replace('~', "~0").replace('/', "~1"))
}
