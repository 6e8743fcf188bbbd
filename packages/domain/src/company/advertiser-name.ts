/** People apply to a brand; the company behind it is named where it has another name: `Tidewater (Larkfield Group)`. */
export function advertiserName(brand: string, company: string): string {
  const [shown, behind] = [brand.trim(), company.trim()];
  if (shown === '' || behind === '' || shown.toLowerCase() === behind.toLowerCase()) return shown || behind;
  return `${shown} (${behind})`;
}

/** The same for a record that has both names. */
export const advertiserOf = (of: { brand_name: string; company_name: string }): string =>
  advertiserName(of.brand_name, of.company_name);
