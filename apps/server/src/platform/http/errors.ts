// Refusals from the error catalog. The message is a locale key, translated when the response is written.
import { type EditConflict, ERROR_STATUS, type ErrorCode, errorCodes } from '@onward/contract/errors';
import type { AccessRefusal } from '@onward/domain/staff/access';

export interface LocalizedText {
  /** Key within the `errors` texts. */
  key: string;
  values?: Record<string, string | number>;
  /** Values that are themselves locale keys, e.g. a permission's name. */
  texts?: Record<string, string>;
}

export type FieldTexts = Record<string, LocalizedText[]>;

export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly text: LocalizedText;
  readonly fields: FieldTexts | undefined;
  readonly headers: Record<string, string>;
  readonly conflict: EditConflict | undefined;
  readonly existingId: number | undefined;
  readonly slots: readonly string[] | undefined;
  readonly status: number;

  constructor(
    code: ErrorCode,
    text: LocalizedText = { key: `codes.${code}` },
    more: {
      fields?: FieldTexts;
      headers?: Record<string, string>;
      status?: number;
      cause?: unknown;
      conflict?: EditConflict;
      existingId?: number;
      slots?: readonly string[];
    } = {},
  ) {
    super(`${code} ${text.key}`, { cause: more.cause });
    this.code = code;
    this.text = text;
    this.fields = more.fields;
    this.headers = more.headers ?? {};
    this.conflict = more.conflict;
    this.existingId = more.existingId;
    this.slots = more.slots;
    this.status = more.status ?? ERROR_STATUS[code];
  }
}

export const validationFailed = (fields: FieldTexts): Refusal =>
  new Refusal(errorCodes.validation, { key: `codes.${errorCodes.validation}` }, { fields });

export const fieldInvalid = (field: string, key: string, values?: LocalizedText['values']): Refusal => {
  const text = { key: `fields.${key}`, values };
  return new Refusal(errorCodes.validation, text, { fields: { [field]: [text] } });
};

export const notFound = (): Refusal => new Refusal(errorCodes.notFound);

export const conflict = (key: string, field?: string): Refusal => {
  const text = { key: `conflicts.${key}` };
  return new Refusal(errorCodes.conflict, text, { fields: field ? { [field]: [text] } : undefined });
};

/** The record already exists under this id. */
export const existsAlready = (key: string, existingId: number): Refusal =>
  new Refusal(errorCodes.conflict, { key: `conflicts.${key}` }, { existingId });

/** Somebody else took the time; the times that are left come with the refusal (CAR-017). */
export const slotTaken = (slots?: readonly string[]): Refusal => {
  const text = { key: SLOT_TAKEN };
  return new Refusal(errorCodes.conflict, text, { fields: { starts_at: [text] }, ...(slots && { slots }) });
};

export const SLOT_TAKEN = 'conflicts.slot_taken';

/** Someone else saved first: both values of every field that differs, and the version to continue from (AHD-021). */
export function changedMeanwhile<Entries extends object>(
  current: Entries & { version: number },
  wanted: Partial<Entries>,
): Refusal {
  const fields = Object.fromEntries(
    Object.entries(wanted)
      .filter(([name]) => name !== 'version' && Object.hasOwn(current, name))
      .map(([name, yours]) => [name, { theirs: (current as Record<string, unknown>)[name], yours }])
      .filter(([, both]) => {
        const { theirs, yours } = both as { theirs: unknown; yours: unknown };
        return JSON.stringify(theirs) !== JSON.stringify(yours);
      }),
  );
  const text = { key: 'conflicts.changed_meanwhile' };
  return new Refusal(errorCodes.conflict, text, { conflict: { version: current.version, fields } });
}

export const wrongState = (key: string, values?: LocalizedText['values']): Refusal =>
  new Refusal(errorCodes.wrongState, { key: `states.${key}`, values });

export const linkExpired = (key: string): Refusal => new Refusal(errorCodes.linkExpired, { key: `links.${key}` });

export const noAccess = (key: string, texts?: LocalizedText['texts']): Refusal =>
  new Refusal(errorCodes.noAccess, { key: `access.${key}`, texts });

/** The text of refusals because of the scope. */
export const OUT_OF_SCOPE = 'access.out_of_scope';

/** The refusal for a decision's reason: which plan, which module, which permission. */
export function accessRefused(decision: AccessRefusal, seeingAs = false): Refusal {
  switch (decision.reason) {
    case 'permission_missing':
      return noAccess('permission_missing', { permission: `shell:permissions.${decision.permission}` });
    case 'module_off':
      return noAccess('module_off', { module: `shell:modules.${decision.module}` });
    case 'plan_locked':
      return noAccess('plan_locked', { feature: `shell:planFeatures.${decision.feature}` });
    case 'super_admin_only':
      return noAccess('super_admin_only');
    case 'out_of_scope':
      return noAccess('out_of_scope');
    case 'read_only':
      return noAccess(seeingAs ? 'seeing_as' : 'read_only');
  }
}

export const rateLimited = (retryAfterSeconds: number, code: ErrorCode = errorCodes.rateLimited): Refusal =>
  new Refusal(code, { key: `codes.${code}` }, { headers: { 'retry-after': String(Math.max(1, retryAfterSeconds)) } });
