//! Names and texts of content, shared by many sentences.

use std::ops::Deref;
use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Serialize, Serializer};

use crate::{Arg, Words};

/// Words that many phrases refer to, and that are not copied for each.
#[derive(Clone, Debug, PartialEq, Eq, JsonSchema)]
#[schemars(transparent)]
pub struct Shared(Arc<Words>);

impl Deref for Shared {
    type Target = Words;

    fn deref(&self) -> &Words {
        &self.0
    }
}

impl Serialize for Shared {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.as_ref().serialize(serializer)
    }
}

impl From<Words> for Shared {
    fn from(words: Words) -> Shared {
        Shared(Arc::new(words))
    }
}

impl From<&Shared> for Arg {
    fn from(shared: &Shared) -> Arg {
        Arg::Name(shared.0.clone())
    }
}
