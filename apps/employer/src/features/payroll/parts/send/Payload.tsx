// The exact requests that a send makes, with sensitive values masked and missing ones named (AHD-013).
import type { Preflight } from '@onward/contract/payroll/payroll';
import { Braces, FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePayrollTexts } from '../../use-payroll-texts.ts';
import styles from './Payload.module.css';
import { payloadTokens } from './payload-tokens.ts';

export function Payload({ preflight: { provider_name: name, requests, fields } }: { preflight: Preflight }) {
  const { t } = useTranslation();
  const { field } = usePayrollTexts();
  const missing = fields.filter(({ value, problem }) => problem !== null && !value);
  return (
    <div className={styles.payload}>
      <div className={styles.head}>
        <h3>
          <Braces size={15} aria-hidden="true" />
          {t('payroll:payload.title', { name })}
        </h3>
        <span>
          <FlaskConical size={14} aria-hidden="true" />
          {t('payroll:payload.dryRun')}
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without focus its text can't be scrolled by keyboard */}
      <section className={styles.text} tabIndex={0} aria-label={t('payroll:payload.title', { name })}>
        {missing.length > 0 && (
          <ul className={styles.missing}>
            {missing.map((one) => (
              <li key={one.field}>
                {field(one.field)}: <em>{t('payroll:payload.missing')}</em>
              </li>
            ))}
          </ul>
        )}
        {requests.length === 0 && <p>{t('payroll:payload.noRight')}</p>}
        {requests.map(({ method, path, body }) => (
          <pre key={`${method} ${path} ${body}`}>
            <span className={styles.request}>
              {method} {path}
            </span>
            {'\n'}
            <Colored body={body} />
          </pre>
        ))}
      </section>
      <p className={styles.legend}>
        <span data-kind="masked">{t('payroll:payload.hidden')}</span>
        {missing.length > 0 && <span data-kind="missing">{t('payroll:payload.missing')}</span>}
      </p>
    </div>
  );
}

/** Pieces never change their place within a text, so that it tells them apart. */
function Colored({ body }: { body: string }) {
  return payloadTokens(body).map(({ kind, text }, at) => {
    const key = `${at} ${text}`;
    if (kind === 'plain') return text;
    return (
      <span key={key} className={styles[kind]}>
        {text}
      </span>
    );
  });
}
