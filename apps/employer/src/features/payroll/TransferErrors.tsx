// What the provider said about a transfer, field by field.
import type { PayrollTransfer } from '@onward/contract/payroll/payroll';
import styles from './TransferErrors.module.css';
import { usePayrollTexts } from './use-payroll-texts.ts';

export function TransferErrors({ errors }: Pick<PayrollTransfer, 'errors'>) {
  const { field } = usePayrollTexts();
  if (errors.length === 0) return null;
  return (
    <ul className={styles.errors}>
      {errors.map(({ field: name, message }) => (
        <li key={`${name} ${message}`}>
          {field(name) && <strong>{field(name)}</strong>} {message}
        </li>
      ))}
    </ul>
  );
}
