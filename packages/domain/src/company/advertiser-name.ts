/** People apply to a brand; the company behind it is named where it has another name: `Tidewater (Larkfield Group)`. */
export function advertiserName(brand: string, company: string): string {
  const [shown, behind] = [brand.trim(), company.trim()];
  if (shown === '' || behind === '' || shown.toLowerCase() === behind.toLowerCase()) return shown || behind;
  return `${shown} (${behind})`;
}
