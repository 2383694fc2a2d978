//! A query as both databases understand it, and what comes back.

use sqlx::postgres::{PgArguments, PgRow};
use sqlx::{Arguments, FromRow};

/// SQL with `$1`, `$2`, … in it, and the values for them.
pub(super) struct Query {
    pub sql: &'static str,
    values: Vec<Value>,
}

impl Query {
    pub fn new(sql: &'static str) -> Query {
        Query { sql, values: Vec::new() }
    }

    /// Gives the next value.
    pub fn with(mut self, value: impl Into<Value>) -> Query {
        self.values.push(value.into());
        self
    }

    /// The values for SQLite. To it `$2` is a name and says nothing about the order.
    pub fn named(&self) -> Vec<(&'static str, &Value)> {
        ["$1", "$2", "$3", "$4", "$5", "$6", "$7", "$8", "$9"].into_iter().zip(&self.values).collect()
    }

    pub fn arguments(self) -> Result<PgArguments, sqlx::Error> {
        let mut arguments = PgArguments::default();
        self.values.into_iter().try_for_each(|value| value.add_to(&mut arguments)).map_err(sqlx::Error::Encode)?;
        Ok(arguments)
    }
}

/// A row that comes back: a tuple of what both libraries can read.
pub(super) trait Answer:
    for<'r> FromRow<'r, PgRow> + for<'r> TryFrom<&'r rusqlite::Row<'r>, Error = rusqlite::Error> + Send + Unpin + 'static
{
}

impl<T> Answer for T where
    T: for<'r> FromRow<'r, PgRow>
        + for<'r> TryFrom<&'r rusqlite::Row<'r>, Error = rusqlite::Error>
        + Send
        + Unpin
        + 'static
{
}

/// Each type has its own variant: PostgreSQL wants to know the type of a NULL too.
macro_rules! values {
    ($($name:ident($type:ty)),*) => {
        pub(super) enum Value {
            $($name($type)),*
        }

        $(impl From<$type> for Value {
            fn from(value: $type) -> Value {
                Value::$name(value)
            }
        })*

        impl rusqlite::ToSql for Value {
            fn to_sql(&self) -> rusqlite::Result<rusqlite::types::ToSqlOutput<'_>> {
                match self {
                    $(Value::$name(value) => value.to_sql()),*
                }
            }
        }

        impl Value {
            fn add_to(self, arguments: &mut PgArguments) -> Result<(), sqlx::error::BoxDynError> {
                match self {
                    $(Value::$name(value) => arguments.add(value)),*
                }
            }
        }
    };
}

values!(
    Flag(bool),
    Small(i16),
    SmallOrNull(Option<i16>),
    Number(i64),
    NumberOrNull(Option<i64>),
    Text(String),
    TextOrNull(Option<String>),
    Bytes(Vec<u8>)
);
