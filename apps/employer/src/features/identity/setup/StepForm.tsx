// One step of the set-up page as a form, with its buttons in the footer of the page.
import { Button } from 'antd';
import { ArrowLeft, ArrowRight, CircleAlert, Clock } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Form } from '../../../platform/forms/use-form.ts';
import styles from './StepForm.module.css';

const TOTAL = 3;
const MINUTE_MS = 60_000;

interface Props<Values> {
  number: 1 | 2 | 3;
  form: Form<Values>;
  next: string;
  expiresAt: string;
  footer: HTMLElement | null;
  onBack: () => void;
  children: ReactNode;
}

const KEYS = { 1: 'company', 2: 'location', 3: 'admin' } as const;

export function StepForm<Values extends object>({
  number,
  form,
  next,
  expiresAt,
  footer,
  onBack,
  children,
}: Props<Values>) {
  const { t } = useTranslation();
  const id = useId();
  const minutes = Math.max(0, Math.ceil((Date.parse(expiresAt) - Date.now()) / MINUTE_MS));
  const wrong = (Object.keys(form.values) as (keyof Values & string)[]).filter((name) => form.field(name).error).length;
  return (
    <form id={id} className={styles.step} onSubmit={form.onSubmit} noValidate>
      <header>
        <div className={styles.above}>
          <span>{t('setup:progress', { number, total: TOTAL })}</span>
          <span className={styles.clock}>
            <Clock size={15} aria-hidden="true" />
            {t('setup:minutesLeft', { count: minutes })}
          </span>
        </div>
        <h1 className={styles.title}>{t(`setup:${KEYS[number]}.title`)}</h1>
        <p className={styles.text}>{t(`setup:${KEYS[number]}.text`)}</p>
      </header>
      {children}
      {footer &&
        createPortal(
          <>
            {number > 1 ? (
              <Button
                size="large"
                icon={<ArrowLeft size={17} aria-hidden="true" />}
                onClick={onBack}
                disabled={form.busy}
              >
                {t('setup:back')}
              </Button>
            ) : (
              <span />
            )}
            <span className={styles.end}>
              {wrong > 0 && (
                <span className={styles.wrong} role="status">
                  <CircleAlert size={16} aria-hidden="true" />
                  {t('setup:wrong', { count: wrong })}
                </span>
              )}
              <Button
                type="primary"
                size="large"
                htmlType="submit"
                form={id}
                icon={<ArrowRight size={17} aria-hidden="true" />}
                iconPlacement="end"
                loading={form.busy}
              >
                {next}
              </Button>
            </span>
          </>,
          footer,
        )}
    </form>
  );
}
