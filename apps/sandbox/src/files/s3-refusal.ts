const statusOf = {
  AccessDenied: 403,
  InvalidAccessKeyId: 403,
  InvalidBucketName: 400,
  NoSuchKey: 404,
  NotImplemented: 501,
  RequestTimeTooSkewed: 403,
  SignatureDoesNotMatch: 403,
  XAmzContentSHA256Mismatch: 400,
} as const;

/** A request that S3 would reject; the route responds with S3's XML. */
export class S3Refusal extends Error {
  readonly code: keyof typeof statusOf;
  readonly status: number;

  constructor(code: keyof typeof statusOf, message: string) {
    super(message);
    this.code = code;
    this.status = statusOf[code];
  }

  toXml(resource: string): string {
    return `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${this.code}</Code><Message>${escapeXml(this.message)}</Message><Resource>${escapeXml(resource)}</Resource></Error>`;
  }
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
