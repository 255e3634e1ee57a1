//! What the types of the contract are made of: values that serde has no form of, and macros that declare types.

// A contract may do without some of them.
#![allow(dead_code, unused_imports, unused_macros)]

use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use serde::de::{DeserializeOwned, Error as _, IgnoredAny};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Implemented by all types that the contract names.
pub trait ContractType: Serialize + DeserializeOwned {
    /// Its name in the contract.
    const NAME: &'static str;
}

/// A member that always has one value. It is written as that value; reading it ignores what is there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Constant<const NUMBER: usize>;

impl<const NUMBER: usize> Serialize for Constant<NUMBER> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serde_json::from_str::<serde_json::Value>(crate::types::CONSTANTS[NUMBER])
            .map_err(serde::ser::Error::custom)?
            .serialize(serializer)
    }
}

impl<'de, const NUMBER: usize> Deserialize<'de> for Constant<NUMBER> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        IgnoredAny::deserialize(deserializer).map(|_| Self)
    }
}

/// A 64-bit integer, which JSON holds as a string.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Int64(pub i64);

impl From<i64> for Int64 {
    fn from(value: i64) -> Self {
        Self(value)
    }
}

impl std::fmt::Display for Int64 {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for Int64 {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Int64 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map(Self).map_err(D::Error::custom)
    }
}

macro_rules! bytes {
    ($name:ident, $engine:ident, $doc:literal) => {
        #[doc = $doc]
        #[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $name(pub Vec<u8>);

        impl<T: Into<Vec<u8>>> From<T> for $name {
            fn from(value: T) -> Self {
                Self(value.into())
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&$engine.encode(&self.0))
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                $engine.decode(text).map(Self).map_err(D::Error::custom)
            }
        }
    };
}
bytes!(Bytes, STANDARD, "Bytes, which JSON holds in base64.");
bytes!(UrlBytes, URL_SAFE_NO_PAD, "Bytes, which JSON holds in base64url without padding.");

/// For optional members that may be null, and are `Option<Option<_>>`: null is there.
pub(crate) fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

/// A type of its own around a plain one.
macro_rules! scalar {
    ($(#[$about:meta])* $name:ident($base:ty)) => {
        $(#[$about])*
        #[derive(Clone, Debug, Default, PartialEq, serde::Serialize, serde::Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub $base);

        impl<T: Into<$base>> From<T> for $name {
            fn from(value: T) -> Self {
                Self(value.into())
            }
        }

        impl std::ops::Deref for $name {
            type Target = $base;

            fn deref(&self) -> &$base {
                &self.0
            }
        }
    };
}
pub(crate) use scalar;

/// An enum of strings or numbers; with a last variant for all others where it is open.
macro_rules! words {
    ($(#[$about:meta])* $name:ident($raw:ty) { $($(#[$doc:meta])* $variant:ident = $value:literal,)* } $($other:ident)?) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$doc])* $variant,)*
            $(
                /// One that a newer server has added.
                $other($raw),
            )?
        }

        impl $name {
            /// As JSON has it.
            pub fn value(&self) -> $raw {
                match self {
                    $(Self::$variant => $value.into(),)*
                    $(Self::$other(raw) => raw.clone(),)?
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.value().fmt(f)
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                self.value().serialize(serializer)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            #[allow(unreachable_code)]
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let raw = <$raw>::deserialize(deserializer)?;
                $(if raw == $value {
                    return Ok(Self::$variant);
                })*
                $(return Ok(Self::$other(raw));)?
                Err(serde::de::Error::custom(format!("{} has no value {raw}", stringify!($name))))
            }
        }
    };
}
pub(crate) use words;

/// An enum of records that are told apart by one of their members; with a last variant for all others where it is open.
macro_rules! union {
    ($(#[$about:meta])* $name:ident by $tag:literal { $($variant:ident($record:ty) = $value:literal,)* } $($other:ident($unknown:ty))?) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, serde::Serialize)]
        #[serde(untagged)]
        pub enum $name {
            $(
                #[doc = concat!("`", $tag, "` is `", $value, "`.")]
                $variant(Box<$record>),
            )*
            $(
                /// One that a newer server has added.
                $other(Box<$unknown>),
            )?
        }

        $(impl From<$record> for $name {
            fn from(record: $record) -> Self {
                Self::$variant(Box::new(record))
            }
        })*

        impl<'de> serde::Deserialize<'de> for $name {
            #[allow(unreachable_code)]
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let tree = serde_json::Value::deserialize(deserializer)?;
                let tag = tree.get($tag).and_then(serde_json::Value::as_str).unwrap_or_default().to_owned();
                $(if tag == $value {
                    return serde_json::from_value(tree).map(Self::$variant).map_err(serde::de::Error::custom);
                })*
                $(return serde_json::from_value(tree).map(Self::$other).map_err(serde::de::Error::custom);)?
                Err(serde::de::Error::custom(format!("{} has no variant {tag}", stringify!($name))))
            }
        }
    };
}
pub(crate) use union;
