// What a field shows on the page: the number of its signer, an icon, and its name.
import { type DocumentField, SIGNER_ROLES } from '@onward/domain/documents/fields';
import styles from './FieldMark.module.css';
import { FIELD_ICONS } from './field-icons.ts';

/** 1 for the applicant, who signs first. */
export const signerNumber = (role: DocumentField['role']): number => SIGNER_ROLES.indexOf(role) + 1;

export function FieldMark({ field: { kind, role, label } }: { field: Pick<DocumentField, 'kind' | 'role' | 'label'> }) {
  const Icon = FIELD_ICONS[kind];
  return (
    <>
      <span className={styles.number} data-role={role}>
        {signerNumber(role)}
      </span>
      <Icon size={15} aria-hidden="true" />
      <span className={styles.label}>{label}</span>
    </>
  );
}
