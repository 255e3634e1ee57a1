// What an organization pays with, and the tier that it pays for. Neither decides who may do what.

import type { PaymentMethodsTable } from "./schema.js";
import type { Scope, WriteScope } from "./store.js";

export type PaymentMethodRow = PaymentMethodsTable;

type Owned = "organization_id" | "created_at";

function paymentMethods({ database, organizationId }: Scope) {
  return database.selectFrom("payment_methods").selectAll().where("organization_id", "=", organizationId);
}

export function findPaymentMethod(scope: Scope): Promise<PaymentMethodRow | undefined> {
  return paymentMethods(scope).executeTakeFirst();
}

/** Reads the payment method and keeps other transactions from changing or deleting it. */
export function holdPaymentMethod(scope: WriteScope): Promise<PaymentMethodRow | undefined> {
  return scope.engine.forUpdate(paymentMethods(scope)).executeTakeFirst();
}

/** Sets the payment method in place of the one that there was. */
export async function setPaymentMethod(
  { database, organizationId }: WriteScope,
  method: Omit<PaymentMethodRow, Owned>,
): Promise<void> {
  const row = { ...method, created_at: Date.now() };
  await database
    .insertInto("payment_methods")
    .values({ ...row, organization_id: organizationId })
    .onConflict((conflict) => conflict.column("organization_id").doUpdateSet(row))
    .execute();
}

/** Changes who the payment method belongs to. */
export async function updateHolder(
  { database, organizationId }: WriteScope,
  holder: Pick<PaymentMethodRow, "holder_name" | "holder_email">,
): Promise<void> {
  await database.updateTable("payment_methods").set(holder).where("organization_id", "=", organizationId).execute();
}

export async function deletePaymentMethod({ database, organizationId }: WriteScope): Promise<void> {
  await database.deleteFrom("payment_methods").where("organization_id", "=", organizationId).execute();
}

/** Id of the tier that is active, if there is one. */
export async function findSubscription({ database, organizationId }: Scope): Promise<string | undefined> {
  const row = await database
    .selectFrom("subscriptions")
    .select("product_id")
    .where("organization_id", "=", organizationId)
    .executeTakeFirst();
  return row?.product_id;
}

/** Makes a tier the active one. */
export async function setSubscription({ database, organizationId }: WriteScope, productId: string): Promise<void> {
  const row = { product_id: productId, created_at: Date.now() };
  await database
    .insertInto("subscriptions")
    .values({ ...row, organization_id: organizationId })
    .onConflict((conflict) => conflict.column("organization_id").doUpdateSet(row))
    .execute();
}
