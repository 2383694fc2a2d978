//! Values in a game's own form, for those who do not know its types.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use schemars::generate::SchemaGenerator;
use schemars::{JsonSchema, Schema, json_schema};
use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::Flat;
use crate::listed::to_json;

/// A question, a choice, an event, a view: plain data with text keys. It is turned into JSON only when that is needed.
#[derive(Clone)]
pub struct Plain(Arc<dyn Form>);

/// Laying flat is what a server does most, so it knows the type; everything else goes through `erased_serde`.
trait Form: erased_serde::Serialize + Send + Sync {
    fn lay(&self, flat: &mut Flat);
}

impl<T: Serialize + Send + Sync> Form for T {
    fn lay(&self, flat: &mut Flat) {
        flat.lay(self);
    }
}

impl Plain {
    pub fn of(value: impl Serialize + Send + Sync + 'static) -> Plain {
        Plain(Arc::new(value))
    }

    pub(crate) fn shared<T: Serialize + Send + Sync + 'static>(value: Arc<T>) -> Plain {
        Plain(value)
    }

    pub fn to_json(&self) -> Value {
        to_json(self)
    }

    /// Lays it flat in place of what was there.
    pub fn lay(&self, flat: &mut Flat) {
        self.0.lay(flat);
    }
}

impl Serialize for Plain {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        erased_serde::serialize(&*self.0, serializer)
    }
}

/// As JSON text.
impl fmt::Display for Plain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).expect("plain data with text keys is JSON"))
    }
}

impl fmt::Debug for Plain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl PartialEq for Plain {
    fn eq(&self, other: &Plain) -> bool {
        self.to_json() == other.to_json()
    }
}

impl PartialEq<Value> for Plain {
    fn eq(&self, other: &Value) -> bool {
        self.to_json() == *other
    }
}

impl JsonSchema for Plain {
    fn schema_name() -> Cow<'static, str> {
        "Plain".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!(true)
    }

    fn inline_schema() -> bool {
        true
    }
}
