// Starts adverse action: which records it is about, a message, and what the applicant receives (CHK-006, AHD-012).
import type { ApplicationCheck } from '@onward/contract/background-checks/application-checks';
import {
  ADVERSE_MESSAGE_MAX,
  WAITING_BUSINESS_DAYS,
  waitingEndsOn,
} from '@onward/domain/background-checks/adverse-action';
import { Checkbox } from 'antd';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { TextAreaField } from '../../../../platform/forms/TextAreaField.tsx';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { sendFirstNotice } from '../background-checks.api.ts';
import { useCheckDates } from '../use-check-dates.ts';
import styles from './FirstNoticeDialog.module.css';
import { OtherName } from './OtherName.tsx';

interface Props {
  check: Pick<ApplicationCheck, 'id' | 'findings' | 'time_zone' | 'other_name'>;
  firstName: string;
  open: boolean;
  onClose: () => void;
}

export function FirstNoticeDialog({ check, firstName, open, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { date, today } = useCheckDates();
  const form = useForm<{ items: string[]; message: string }>({
    // The only record needs no choosing.
    initial: { items: check.findings.length === 1 ? check.findings.map((one) => one.id) : [], message: '' },
    check: ({ items }) => ({
      items: check.findings.length > 0 && items.length === 0 ? t('background-checks:notice.itemsMissing') : null,
    }),
    submit: async ({ items, message }) => {
      await sendFirstNotice(check.id, { items, message: message.trim() || null });
      toasts.success(t('background-checks:notice.done'));
      onClose();
    },
  });
  const items = form.field('items');
  return (
    <FormDialog
      id={id}
      open={open}
      title={t('background-checks:notice.title', { name: firstName })}
      submitLabel={t('background-checks:notice.submit')}
      form={form}
      onClose={onClose}
    >
      <FormAlert failure={form.failure} />
      <OtherName check={check} firstName={firstName} />
      <p className={styles.text}>{t('background-checks:notice.text', { name: firstName })}</p>
      <p className={styles.text}>
        {t('background-checks:notice.waiting', {
          count: WAITING_BUSINESS_DAYS,
          day: date(waitingEndsOn(today(check))),
        })}
      </p>
      {check.findings.length > 0 && (
        <fieldset className={styles.choices} aria-describedby={`${id}-items`}>
          <legend>{t('background-checks:notice.items')}</legend>
          {check.findings.map((finding, index) => (
            <Checkbox
              key={finding.id}
              {...(index === 0 && { id: items.id })}
              checked={items.value.includes(finding.id)}
              onChange={({ target }) =>
                items.onChange(
                  target.checked ? [...items.value, finding.id] : items.value.filter((each) => each !== finding.id),
                )
              }
            >
              {finding.text}
            </Checkbox>
          ))}
          <p id={`${id}-items`} className={styles.problem} role="alert">
            {items.error && (
              <>
                <CircleAlert size={13} aria-hidden="true" />
                {items.error}
              </>
            )}
          </p>
        </fieldset>
      )}
      <TextAreaField
        field={form.field('message')}
        label={t('background-checks:notice.message')}
        maxLength={ADVERSE_MESSAGE_MAX}
      />
    </FormDialog>
  );
}
