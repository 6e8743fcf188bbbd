// Texts to agree to, as a page shows them and as its answer names them.
import { LANGUAGES } from '@onward/domain/platform/languages';
import Type, { type Static } from 'typebox';

const Language = Type.Enum([...LANGUAGES]);

/** What the applicant was looking at when they agreed. */
export const ShownConsent = Type.Object({
  version: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  language: Language,
});

/** By the box they ticked. Without it, the text in use is the one they agreed to. */
export const ShownConsents = Type.Object({
  sms: Type.Optional(ShownConsent),
  keep_in_touch: Type.Optional(ShownConsent),
});
export type ShownConsents = Static<typeof ShownConsents>;

/** A text to agree to, with the company's name in it. */
export const OfferedConsent = Type.Object({ version: Type.Integer(), language: Language, text: Type.String() });
export type OfferedConsent = Static<typeof OfferedConsent>;
