// The titles of the states' withholding certificates and who issues them, as printed on their heads (EMP-022).

export interface StateCertificate {
  title: string;
  agency: string;
}

const ALLOWANCE = 'Employee’s Withholding Allowance Certificate';
const EXEMPTION = 'Employee’s Withholding Exemption Certificate';

const certificate = (agency: string, title = ALLOWANCE): StateCertificate => ({ title, agency });

/** Not here: states where the federal W-4 serves. */
export const STATE_CERTIFICATES: Readonly<Record<string, StateCertificate>> = {
  AL: certificate('Alabama Department of Revenue', 'Employee’s Withholding Tax Exemption Certificate'),
  AZ: certificate('Arizona Department of Revenue', 'Employee’s Arizona Withholding Election'),
  AR: certificate('Arkansas Department of Finance and Administration', EXEMPTION),
  CA: certificate('State of California, Employment Development Department'),
  CO: certificate('Colorado Department of Revenue', 'Colorado Employee Withholding Certificate'),
  CT: certificate('Connecticut Department of Revenue Services', 'Employee’s Withholding Certificate'),
  DE: certificate('Delaware Division of Revenue'),
  DC: certificate('Office of Tax and Revenue', 'Employee Withholding Allowance Certificate'),
  GA: certificate('Georgia Department of Revenue', 'State of Georgia Employee’s Withholding Allowance Certificate'),
  HI: certificate('Hawaii Department of Taxation', 'Employee’s Withholding Allowance and Status Certificate'),
  ID: certificate('Idaho State Tax Commission'),
  IL: certificate(
    'Illinois Department of Revenue',
    'Employee’s and other Payee’s Illinois Withholding Allowance Certificate',
  ),
  IN: certificate('Indiana Department of Revenue', 'Employee’s Withholding Exemption and County Status Certificate'),
  IA: certificate('Iowa Department of Revenue', 'Employee Withholding Allowance Certificate'),
  KS: certificate('Kansas Department of Revenue', 'Kansas Employee’s Withholding Allowance Certificate'),
  KY: certificate('Kentucky Department of Revenue', 'Kentucky’s Withholding Certificate'),
  LA: certificate('Louisiana Department of Revenue', 'Employee’s Withholding Certificate'),
  ME: certificate('Maine Revenue Services'),
  MD: certificate('Comptroller of Maryland', 'Employee’s Maryland Withholding Exemption Certificate'),
  MA: certificate('Massachusetts Department of Revenue', 'Massachusetts Employee’s Withholding Exemption Certificate'),
  MI: certificate('Michigan Department of Treasury', 'Employee’s Michigan Withholding Exemption Certificate'),
  MN: certificate('Minnesota Department of Revenue', 'Minnesota Employee Withholding Certificate'),
  MS: certificate('Mississippi Department of Revenue', 'Mississippi Employee’s Withholding Exemption Certificate'),
  MO: certificate('Missouri Department of Revenue', 'Employee’s Withholding Certificate'),
  MT: certificate('Montana Department of Revenue', 'Montana Employee’s Withholding and Exemption Certificate'),
  NE: certificate('Nebraska Department of Revenue', 'Employee’s Nebraska Withholding Allowance Certificate'),
  NJ: certificate('State of New Jersey, Division of Taxation'),
  NY: certificate('New York State Department of Taxation and Finance'),
  NC: certificate('North Carolina Department of Revenue'),
  OH: certificate('Ohio Department of Taxation', EXEMPTION),
  OK: certificate('Oklahoma Tax Commission', 'Employee’s State Withholding Allowance Certificate'),
  OR: certificate('Oregon Department of Revenue', 'Oregon Withholding Statement and Exemption Certificate'),
  RI: certificate('Rhode Island Division of Taxation'),
  SC: certificate(
    'South Carolina Department of Revenue',
    'South Carolina Employee’s Withholding Allowance Certificate',
  ),
  VT: certificate('Vermont Department of Taxes'),
  VA: certificate(
    'Virginia Department of Taxation',
    'Employee’s Virginia Income Tax Withholding Exemption Certificate',
  ),
  WV: certificate('West Virginia Tax Division', 'West Virginia Employee’s Withholding Exemption Certificate'),
  WI: certificate('Wisconsin Department of Revenue', 'Employee’s Wisconsin Withholding Exemption Certificate'),
};
