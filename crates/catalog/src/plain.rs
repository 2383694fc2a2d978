//! Values in a game's own form, for code that does not know its types.

use std::any::Any;
use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use schemars::generate::SchemaGenerator;
use schemars::{JsonSchema, Schema, json_schema};
use serde::{Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use crate::Flat;
use crate::listed::to_json;

/// A question, a choice, an event, a view: plain data with text keys, equivalent to its JSON.
#[derive(Clone)]
pub struct Plain(Form);

#[derive(Clone)]
enum Form {
    /// Serialized while the type was known: most small values are sent once and never inspected.
    Written(Box<RawValue>),
    /// A view, which is compared with the last one and rarely written.
    View(Arc<dyn Shared>),
}

/// Laying flat is most of a server's work, so it knows the type; writing goes through `erased_serde`.
trait Shared: erased_serde::Serialize + Any + Send + Sync {
    fn lay(&self, flat: &mut Flat);
}

impl<T: Serialize + Any + Send + Sync> Shared for T {
    fn lay(&self, flat: &mut Flat) {
        flat.lay(self);
    }
}

impl Plain {
    pub fn of(value: &impl Serialize) -> Plain {
        Plain(Form::Written(to_raw_value(value).expect("plain data with text keys is JSON")))
    }

    /// A view, shared by all who see the same.
    pub fn view<T: Serialize + Send + Sync + 'static>(value: Arc<T>) -> Plain {
        Plain(Form::View(value))
    }

    /// The view that it is, for code that knows its type.
    pub(crate) fn as_view<T: 'static>(&self) -> Option<&T> {
        match &self.0 {
            Form::Written(_) => None,
            Form::View(view) => (&**view as &dyn Any).downcast_ref(),
        }
    }

    pub fn to_json(&self) -> Value {
        match &self.0 {
            Form::Written(json) => serde_json::from_str(json.get()).expect("what was written can be read"),
            Form::View(_) => to_json(self),
        }
    }

    /// The JSON, if it has been serialized already.
    pub fn written(&self) -> Option<&str> {
        match &self.0 {
            Form::Written(json) => Some(json.get()),
            Form::View(_) => None,
        }
    }

    /// Lays it flat, replacing the previous value.
    pub fn lay(&self, flat: &mut Flat) {
        match &self.0 {
            Form::Written(_) => flat.lay(&self.to_json()),
            Form::View(view) => view.lay(flat),
        }
    }
}

impl Serialize for Plain {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            Form::Written(json) => json.serialize(serializer),
            Form::View(view) => erased_serde::serialize(&**view, serializer),
        }
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
