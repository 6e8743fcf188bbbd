// A phone number in international format, without loading the large library for phone numbers.

export const globalPhone = ({ phone, region_number }: { phone: string; region_number: string }): string =>
  `+${region_number}${phone}`;
