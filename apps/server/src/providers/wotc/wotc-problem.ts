// What can go wrong at a tax credit provider, in words that contain neither secrets nor personal data.

/**
 * `unavailable`: no answer, or an error of the service. `busy`: asked to wait. `unauthorized`: it does not accept the key
 * or the account. `company_unknown`: the account has no such company. `refused`: it understood the request and said no.
 * `unreadable`: an answer that cannot be the provider's.
 */
export type WotcProblemKind = 'unavailable' | 'busy' | 'unauthorized' | 'company_unknown' | 'refused' | 'unreadable';

interface Details {
  status?: number | null;
  fields?: string[];
}

export class WotcProblem extends Error {
  readonly kind: WotcProblemKind;
  /** Null without an answer. */
  readonly status: number | null;
  /** Names of the fields it objects to; never what they hold. */
  readonly fields: string[];

  constructor(kind: WotcProblemKind, message: string, { status = null, fields = [] }: Details = {}) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.fields = fields;
  }
}
