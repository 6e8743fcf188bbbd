// What can go wrong at E-Verify, in words that contain neither secrets nor personal data.

/**
 * `unavailable`: no answer, or an error of the service. `busy`: asked to wait. `unauthorized`: it does not accept our
 * account. `refused`: it understood the request and said no. `unreadable`: an answer that cannot be E-Verify's.
 */
type GatewayProblemKind = 'unavailable' | 'busy' | 'unauthorized' | 'refused' | 'unreadable';

interface Details {
  status?: number | null;
  fields?: string[];
  codes?: string[];
}

export class GatewayProblem extends Error {
  readonly kind: GatewayProblemKind;
  /** Null without an answer. */
  readonly status: number | null;
  /** Which fields were refused, never their values. */
  readonly fields: string[];
  readonly codes: string[];

  constructor(kind: GatewayProblemKind, message: string, { status = null, fields = [], codes = [] }: Details = {}) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.fields = fields;
    this.codes = codes;
  }
}
