// The company's list of rejection reasons (APP-026).
import {
  REASON_NAME_MAX,
  REASON_PATTERN,
  REASONS_MAX,
  type RejectionReason,
} from '@onward/domain/applicants/rejection';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Nullable, Version } from '../fields.ts';

/** A built-in reason, or one of the company's own. */
export const RejectionReasonKey = Type.Unsafe<RejectionReason>(
  Type.String({ maxLength: 40, pattern: REASON_PATTERN, examples: ['not_qualified'] }),
);

const ListedReason = Type.Object({
  key: RejectionReasonKey,
  /** Null for built-in reasons, which are said in the reader's language. */
  name: Nullable(Type.String()),
  /** Not offered anymore, but still named in history, reports, and filters. */
  is_hidden: Type.Boolean(),
});

const RejectionReasons = Type.Object({ rejection_reasons: Type.Array(ListedReason), version: Type.Integer() });
export type RejectionReasons = Static<typeof RejectionReasons>;

export const listRejectionReasons = endpoint({
  name: 'listRejectionReasons',
  method: 'GET',
  path: '/v1/rejection_reasons',
  summary: "The company's rejection reasons in their order, hidden ones too",
  audience: 'company',
  toleratesDelay: true,
  answers: { 200: RejectionReasons },
});

export const setRejectionReasons = endpoint({
  name: 'setRejectionReasons',
  method: 'PUT',
  path: '/v1/rejection_reasons',
  summary: 'Set the list: its order, own names, and what is offered; reasons that are left out are hidden',
  audience: 'company',
  permission: 'edit_company',
  body: Type.Object({
    rejection_reasons: Type.Array(
      Type.Object({
        /** Null for a new reason. */
        key: Type.Optional(Nullable(RejectionReasonKey)),
        name: Type.Optional(Nullable(Type.String({ maxLength: REASON_NAME_MAX }))),
        is_hidden: Type.Boolean(),
      }),
      { minItems: 1, maxItems: REASONS_MAX },
    ),
    version: Version,
  }),
  answers: { 200: RejectionReasons },
});
