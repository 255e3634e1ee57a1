// Records of the contract's shapes/messages.yaml.

/** How an e-mail to log in with looks. What is omitted keeps the deployment's default. */
export interface EmailAuthCustomizationParams {
  /** Name of the app, shown in the subject and the text. When empty, the organization's name is shown. */
  readonly appName: string;
  /** URL of the picture at the top, over HTTPS. */
  readonly logoUrl?: string | undefined;
  /** URL of the link in the text. The sequence %s in it is replaced by the credential bundle. */
  readonly magicLinkTemplate?: string | undefined;
  /** Values for the variables of a custom template, as the JSON text of an object of strings. */
  readonly templateVariables?: string | undefined;
  /** Id of a custom template that the deployment has been given. */
  readonly templateId?: string | undefined;
}

/** How an e-mail looks. What is omitted keeps the deployment's default. */
export interface EmailCustomization {
  /** Name of the app, shown in the subject and the text. */
  readonly appName?: string | undefined;
  /** URL of the picture at the top, over HTTPS. */
  readonly logoUrl?: string | undefined;
  /** URL of the link in the text. The sequence %s in it is replaced by the credential bundle. */
  readonly magicLinkTemplate?: string | undefined;
  /** Values for the variables of a custom template, as the JSON text of an object of strings. */
  readonly templateVariables?: string | undefined;
  /** Id of a custom template that the deployment has been given. */
  readonly templateId?: string | undefined;
}

/** How an e-mail looks, beside the name of the app. What is omitted keeps the deployment's default. */
export interface EmailCustomizationParamsV2 {
  /** URL of the picture at the top, over HTTPS. */
  readonly logoUrl?: string | undefined;
  /** URL of the link in the text. The sequence %s in it is replaced by the credential bundle. */
  readonly magicLinkTemplate?: string | undefined;
  /** Values for the variables of a custom template, as the JSON text of an object of strings. */
  readonly templateVariables?: string | undefined;
  /** Id of a custom template that the deployment has been given. */
  readonly templateId?: string | undefined;
}

/** How a text message looks. */
export interface SmsCustomization {
  /** Text of the message. The sequence {{.OtpCode}} in it is replaced by the code. */
  readonly template?: string | undefined;
}
