// Papers that prove identity and the right to work, as Form I-9 lists them (ONB-044).

const I9_LISTS = ['a', 'b', 'c'] as const;
export type I9List = (typeof I9_LISTS)[number];

interface I9Document {
  list: I9List;
  number: 'required' | 'optional' | 'none';
  expiry: 'required' | 'optional' | 'none';
  /** Only for people under 18. */
  minorsOnly?: boolean;
  hasPhoto?: boolean;
  /** Null when any issuer is possible. */
  issuer: string | null;
}

const a = (issuer: string | null, expiry: I9Document['expiry'] = 'required'): I9Document => ({
  list: 'a',
  number: 'required',
  expiry,
  hasPhoto: true,
  issuer,
});
const b = (more: Partial<I9Document> = {}): I9Document => ({
  list: 'b',
  number: 'optional',
  expiry: 'optional',
  issuer: null,
  ...more,
});
const c = (issuer: string | null, more: Partial<I9Document> = {}): I9Document => ({
  list: 'c',
  number: 'optional',
  expiry: 'none',
  issuer,
  ...more,
});

const MINOR = { number: 'none', expiry: 'none', minorsOnly: true } as const;

const I9_DOCUMENTS = {
  us_passport: a('U.S. Department of State'),
  us_passport_card: a('U.S. Department of State'),
  i551: a('USCIS', 'optional'),
  foreign_passport_i551: a(null),
  i766: a('USCIS'),
  foreign_passport_i94: a(null),
  fsm_rmi_passport: a(null),
  drivers_license: b({ number: 'required', hasPhoto: true }),
  state_id: b({ number: 'required', hasPhoto: true }),
  government_id: b({ hasPhoto: true }),
  school_id: b({ hasPhoto: true }),
  voter_card: b({ expiry: 'none' }),
  military: b({ issuer: 'Department of Defense', hasPhoto: true }),
  military_dependent: b({ issuer: 'Department of Defense', hasPhoto: true }),
  merchant_mariner: b({ issuer: 'U.S. Coast Guard', number: 'required', expiry: 'required', hasPhoto: true }),
  tribal: b(),
  canadian_license: b({ number: 'required', expiry: 'required', hasPhoto: true }),
  school_record: b(MINOR),
  clinic_record: b(MINOR),
  day_care_record: b(MINOR),
  ss_card: c('Social Security Administration', { number: 'required' }),
  birth_abroad: c('U.S. Department of State'),
  birth_certificate: c(null),
  tribal_c: c(null, { expiry: 'optional' }),
  i197: c('INS', { number: 'required' }),
  i179: c('INS', { number: 'required' }),
  dhs_ead_other: c('DHS', { expiry: 'optional' }),
} as const satisfies Record<string, I9Document>;

export type I9DocumentKey = keyof typeof I9_DOCUMENTS;
export const I9_DOCUMENT_KEYS = Object.keys(I9_DOCUMENTS) as I9DocumentKey[];

export const i9Document = (key: string): I9Document | null =>
  Object.hasOwn(I9_DOCUMENTS, key) ? I9_DOCUMENTS[key as I9DocumentKey] : null;

export const documentsOfList = (list: I9List, { isMinor = false }: { isMinor?: boolean } = {}): I9DocumentKey[] =>
  I9_DOCUMENT_KEYS.filter((key) => {
    const document: I9Document = I9_DOCUMENTS[key];
    return document.list === list && (isMinor || !document.minorsOnly);
  });
