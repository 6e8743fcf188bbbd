// Every endpoint and whether the role can call it, generated from the contract; collapsed by default (AHD-005).
import { useQuery } from '@tanstack/react-query';
import { Check, ChevronDown, ChevronUp, Minus } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { type Role, roleAccessQuery } from '../roles.api.ts';
import styles from './RoleAccess.module.css';

export function RoleAccess({ role }: { role: Role }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const id = useId();
  const Chevron = open ? ChevronUp : ChevronDown;
  return (
    <section className={styles.section}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span>
          <span className={styles.title}>{t('staff:access.title')}</span>
          <span className={styles.note}>{t('staff:access.note')}</span>
        </span>
        <Chevron size={17} aria-hidden="true" />
      </button>
      <div id={id}>{open && <AccessByRoom role={role} />}</div>
    </section>
  );
}

function AccessByRoom({ role }: { role: Role }) {
  const { t } = useTranslation();
  const { data } = useQuery(roleAccessQuery(role));
  if (!data) return <SkeletonRows avatar={false} rows={3} />;
  const rooms = Object.groupBy(data, ({ room }) => room);
  return Object.entries(rooms).map(([room, rows = []]) => (
    <details key={room} className={styles.room}>
      <summary>
        <span className={styles.roomName}>{t(`staff:rooms.${room}`, { defaultValue: room })}</span>
        <span className={styles.note}>
          {t('staff:access.open', { open: rows.filter(({ allowed }) => allowed).length, total: rows.length })}
        </span>
      </summary>
      <table className={styles.table}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('staff:access.call')}</th>
            <th scope="col">{t('staff:access.result')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, method, path, allowed, reason }) => (
            <tr key={name}>
              <td>
                <code>{`${method} ${path}`}</code>
              </td>
              <td data-allowed={allowed}>
                {allowed ? <Check size={14} aria-hidden="true" /> : <Minus size={14} aria-hidden="true" />}
                {allowed ? t('staff:access.allowed') : reason}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  ));
}
