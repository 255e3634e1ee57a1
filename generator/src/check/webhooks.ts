// What packages with signed webhooks have for all of them.

export const webhookTypes: readonly string[] =
  "Bytes JsonWebKeySet VerifiedDelivery SignedDelivery WebhookKeys WebhookOptions WebhookRefused WebhookRules WebhookSigner".split(
    " ",
  );

export const webhookFunctions: readonly string[] = "hmacSigner signWebhook verifyWebhook webhookKeys".split(" ");
