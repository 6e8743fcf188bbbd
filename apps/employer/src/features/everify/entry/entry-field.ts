// What the fields of the wizard and of the contacts dialog are bound to.
import type { FieldBinding } from '../../../platform/forms/use-form.ts';

export interface EntryFields {
  /** By path, such as `main_contact.email`. */
  field<Value>(path: string): FieldBinding<Value>;
}
