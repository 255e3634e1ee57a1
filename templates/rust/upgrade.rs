//! Older records as newer ones, by the steps that the contract derives.

// A contract may have no such steps.
#![allow(dead_code)]

use crate::codec::ContractType;
use crate::error::Error;
use crate::json::Object;
use crate::read::{Contract, api, typed};
use serde::Deserialize;
use serde_json::Value;

/// Makes a record of an older one.
#[derive(Deserialize)]
pub(crate) struct Step {
    from: String,
    members: Vec<Source>,
}

/// Where a member comes from. One that refers to something absent is left out where it is optional.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Source {
    name: String,
    optional: bool,
    value: Template,
    or_else: Option<Constant>,
}

#[derive(Deserialize)]
struct Constant {
    value: Value,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
enum Template {
    Value(Constant),
    Array { items: Vec<Template> },
    Object { members: Vec<Source> },
    Path(Path),
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Path {
    path: Vec<String>,
    optional: bool,
    #[serde(default)]
    keeps_null: bool,
    or_else: Option<Constant>,
    convert: Conversion,
}

/// What becomes of a value on its way. Steps are the names of the records that they lead to.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
enum Conversion {
    Steps {
        steps: Vec<String>,
    },
    Each {
        of: Box<Conversion>,
    },
    Values {
        of: Box<Conversion>,
    },
    #[serde(other)]
    Same,
}

/// Makes a newer value. Only a value that does not fit its own type can fail.
pub(crate) fn upgrade<Old: ContractType, New: ContractType>(old: &Old) -> Result<New, Error> {
    let tree = serde_json::to_value(old).map_err(|error| api().refusal("internal", error.to_string()))?;
    typed(api().upgraded(Old::NAME, New::NAME, tree))
}

impl Path {
    /// What is there and counts as there.
    fn find<'a>(&self, older: &'a Value) -> Option<&'a Value> {
        let found = self.path.iter().try_fold(older, |record, name| record.get(name));
        found.filter(|found| !found.is_null() || self.keeps_null)
    }
}

impl Template {
    /// Whether the older record lacks what it needs.
    fn is_missing(&self, older: &Value) -> bool {
        match self {
            Self::Value(_) => false,
            Self::Array { items } => items.iter().any(|item| item.is_missing(older)),
            Self::Object { members } => members.iter().any(|m| !m.optional && m.value.is_missing(older)),
            Self::Path(path) => path.optional && path.or_else.is_none() && path.find(older).is_none(),
        }
    }
}

impl Contract {
    pub(crate) fn upgraded(&self, from: &str, to: &str, tree: Value) -> Value {
        if from == to {
            return tree;
        }
        let step = &self.steps[to];
        self.made(&step.members, &self.upgraded(from, &step.from, tree))
    }

    fn made(&self, members: &[Source], older: &Value) -> Value {
        let mut made = Object::new();
        for Source { name, optional, value, or_else } in members {
            if !optional || !value.is_missing(older) {
                made.insert(name.clone(), self.filled(value, older));
            } else if let Some(constant) = or_else {
                made.insert(name.clone(), constant.value.clone());
            }
        }
        Value::Object(made)
    }

    fn filled(&self, template: &Template, older: &Value) -> Value {
        match template {
            Template::Value(constant) => constant.value.clone(),
            Template::Array { items } => items.iter().map(|item| self.filled(item, older)).collect(),
            Template::Object { members } => self.made(members, older),
            Template::Path(path) => match (path.find(older), &path.or_else) {
                (Some(found), _) => self.converted(&path.convert, found.clone()),
                (None, Some(constant)) => constant.value.clone(),
                (None, None) => Value::Null,
            },
        }
    }

    fn converted(&self, how: &Conversion, value: Value) -> Value {
        match (how, value) {
            (Conversion::Each { of }, Value::Array(items)) => {
                items.into_iter().map(|item| self.converted(of, item)).collect()
            }
            (Conversion::Values { of }, Value::Object(from)) => {
                from.into_iter().map(|(name, member)| (name, self.converted(of, member))).collect()
            }
            (Conversion::Steps { steps }, value) if !value.is_null() => {
                steps.iter().fold(value, |value, to| self.upgraded(&self.steps[to].from, to, value))
            }
            (_, value) => value,
        }
    }
}
