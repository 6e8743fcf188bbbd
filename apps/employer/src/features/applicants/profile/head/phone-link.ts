// A number as a telephone dials it. The rules of phone numbers are large and come later than the head of a profile.

export const globalPhone = ({ phone, region_number }: { phone: string; region_number: string }): string =>
  `+${region_number}${phone}`;
