// What the browser may fill in; other people's data and numbers of documents are typed.
const FILLED: Readonly<Record<string, string>> = {
  legal_first_name: 'given-name',
  legal_middle_name: 'additional-name',
  legal_last_name: 'family-name',
  preferred_name: 'nickname',
  first_name: 'given-name',
  last_name: 'family-name',
  date_of_birth: 'bday',
  address_line_1: 'address-line1',
  address_line_2: 'address-line2',
  street_address: 'address-line1',
  apt_number: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  postal_code: 'postal-code',
  email: 'email',
  phone: 'tel',
};

export const autoCompleteOf = (field: string): string => FILLED[field] ?? 'off';
