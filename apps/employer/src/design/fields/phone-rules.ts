// The phone rules need a large table of numbering plans, so they are loaded when a phone field is first shown.
type PhoneRules = typeof import('@onward/domain/platform/contact/phone');

export const loadPhoneRules = (): Promise<PhoneRules> => import('@onward/domain/platform/contact/phone');
