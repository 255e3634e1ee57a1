// Where a contract's author writes down which breaks have been accepted.

export const acceptedFile = "accepted-changes.yaml";
