// Growth and beta flags; a missing or failing flag is off (CMP-005).

export const FLAGS = ['homepage_redesign', 'language_switch', 'message_widget', 'phone_required'] as const;
export type Flag = (typeof FLAGS)[number];

export type FlagValues = Partial<Record<Flag, boolean>>;

export const isFlagOn = (flags: FlagValues, flag: Flag): boolean => flags[flag] === true;
