/** The people with an ADP account in the sandbox; each covers one case the product must handle. */
export interface AdpPerson {
  sub: string;
  email: string;
  email_verified: boolean;
  given_name: string;
  family_name: string;
  organizationOID: string;
  associateOID: string;
  /** Shown beside the name: what signing in as this person tests. */
  purpose: string;
}

const larkfield = 'ADP-ORG-LARKFIELD';

export const adpPeople: readonly AdpPerson[] = [
  {
    sub: 'adp-1001',
    email: 'sso.user@larkfield.test',
    email_verified: true,
    given_name: 'Sasha',
    family_name: 'Sorensen',
    organizationOID: larkfield,
    associateOID: 'ADP-AOID-1001',
    purpose: 'Staff with a verified address',
  },
  {
    sub: 'adp-1002',
    email: 'super.admin@larkfield.test',
    email_verified: true,
    given_name: 'Avery',
    family_name: 'Adler',
    organizationOID: larkfield,
    associateOID: 'ADP-AOID-1002',
    purpose: 'Administrator with a verified address',
  },
  {
    sub: 'adp-1003',
    email: 'new.colleague@larkfield.test',
    email_verified: true,
    given_name: 'Noor',
    family_name: 'Nadar',
    organizationOID: larkfield,
    associateOID: 'ADP-AOID-1003',
    purpose: 'Verified, to be invited by the product',
  },
  {
    sub: 'adp-1999',
    email: 'stranger@elsewhere.test',
    email_verified: true,
    given_name: 'Robin',
    family_name: 'Elsewhere',
    organizationOID: 'ADP-ORG-ELSEWHERE',
    associateOID: 'ADP-AOID-1999',
    purpose: 'Verified, but unknown to the product',
  },
  {
    sub: 'adp-1998',
    email: 'unverified@larkfield.test',
    email_verified: false,
    given_name: 'Uma',
    family_name: 'Unger',
    organizationOID: larkfield,
    associateOID: 'ADP-AOID-1998',
    purpose: 'Address not verified',
  },
];

export function findPerson(sub: string): AdpPerson | undefined {
  return adpPeople.find((person) => person.sub === sub);
}
