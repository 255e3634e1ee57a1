
/// A value without the members that the contract does not list.
pub fn listed(contract: &Contract, schema: &Schema, tree: Value) -> Value {
    match (contract.resolve(schema), tree) {
        (Schema::Array(list), Value::Array(items)) => {
            items.into_iter().map(|item| listed(contract, &list.of, item)).collect()
        }
        (Schema::Map(map), Value::Object(from)) => {
            from.into_iter().map(|(name, member)| (name, listed(contract, &map.of, member))).collect()
        }
        (Schema::Union(union), Value::Object(from)) => match contract.variant(union, &from, false) {
            Some(name) => listed(contract, contract.named(name), Value::Object(from)),
            None => Value::Object(from),
        },
        (Schema::Record(record), Value::Object(from)) => {
            let known = |name: &str| record.fields.iter().find(|field| field.name == name);
            let kept = from.into_iter().filter_map(|(name, member)| match known(&name) {
                Some(field) => Some((name, listed(contract, &field.schema, member))),
                None => record.extra.then_some((name, member)),
            });
            kept.collect()
        }
        (_, tree) => tree,
    }
}

pub fn has_no_members(contract: &Contract, name: &str) -> bool {
    matches!(contract.named(name), Schema::Record(record) if record.fields.is_empty())
}
