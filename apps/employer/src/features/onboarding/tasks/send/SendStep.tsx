// Sends the employee to payroll as the last step; what is missing is listed by field (ONB-047).
import type { EmployeeAction, EmployeeProcess } from '@onward/contract/onboarding/employee-processes';
import type { PayrollProvider } from '@onward/domain/payroll/hires';
import { Button } from 'antd';
import { CircleAlert, ListChecks, Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import type { Failure } from '../../../../platform/forms/read-failure.ts';
import { takeFailure } from '../../../../platform/forms/take-failure.ts';
import { paths } from '../../../../platform/routing/paths.ts';
import { SendPreflight } from '../../../payroll/parts/SendPreflight.tsx';
import { type SendAction, sendToProvider } from '../../actions.api.ts';
import styles from './SendStep.module.css';

interface Props {
  process: EmployeeProcess;
  action: EmployeeAction;
  type: SendAction;
  onDone: () => void;
}

/** `adp` is a provider of its own beside the versions of ADP RUN. */
function providerOf({ modules }: EmployeeProcess, action: EmployeeAction): PayrollProvider {
  if (action.action_type === 'review_and_send_to_paychex') return 'paychex';
  const module = modules.find(({ actions }) => actions.some(({ id }) => id === action.id));
  return module?.module_type === 'adp' ? 'adp' : 'adp_run';
}

export function SendStep({ process, action, type, onDone }: Props) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [errors, setErrors] = useState(action.send_errors);
  const [isUnderWay, setUnderWay] = useState(false);
  const { employee } = process;
  const send = async () => {
    setBusy(true);
    setFailure(null);
    setErrors([]);
    try {
      const answer = await sendToProvider(action.id, type);
      // Without a reason it is still on its way; the page updates with the result.
      if (answer.status === 'failed') {
        setUnderWay(answer.errors.length === 0);
        return setErrors(answer.errors);
      }
      toasts.success(t('onboarding:send.done', { name: employee.name }));
      onDone();
    } catch (error) {
      setFailure(takeFailure(error));
    } finally {
      setBusy(false);
    }
  };
  const missing = Object.entries(failure?.fields ?? {}).map(([field, message]) => ({ field, message }));
  const shown = [...errors, ...missing];
  return (
    <div className={styles.step}>
      <p>{t('onboarding:send.text', { name: employee.name })}</p>
      {missing.length === 0 && <FormAlert failure={failure} />}
      {isUnderWay && shown.length === 0 && <p role="status">{t('onboarding:send.underWay')}</p>}
      {shown.length > 0 && (
        <section className={styles.errors} role="alert">
          <h2>
            <CircleAlert size={16} aria-hidden="true" />
            {t('onboarding:send.notSent')}
          </h2>
          <ul>
            {shown.map(({ field, message }) => (
              <li key={`${field} ${message}`}>{message}</li>
            ))}
          </ul>
        </section>
      )}
      <SendPreflight employee={employee} provider={providerOf(process, action)} />
      <p>
        <Link to={paths.employeeProfile(process.employee_id)}>
          <ListChecks size={15} aria-hidden="true" /> {t('onboarding:send.fix')}
        </Link>
      </p>
      <div className={styles.foot}>
        <Button type="primary" icon={<Send size={15} />} loading={busy} onClick={() => void send()}>
          {t(shown.length > 0 ? 'onboarding:send.again' : 'onboarding:send.action')}
        </Button>
      </div>
    </div>
  );
}
