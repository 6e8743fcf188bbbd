// A number of a location: marked when it needs attention, and opening the first of its people (design 36).
import type { LocationHealth } from '@onward/contract/home/home';
import { type HealthLevel, healthLevel, i9Level } from '@onward/domain/home/location-health';
import { Popover } from 'antd';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import styles from './NumberCell.module.css';
import { type Days, lengthOf, type PeopleNumber } from './number-lists.ts';
import { PeoplePopover } from './PeoplePopover.tsx';

interface Props {
  number: PeopleNumber;
  row: LocationHealth;
  days: Days;
}

const ICONS = { watch: TriangleAlert, act: CircleAlert };

const levelOf = (number: PeopleNumber, row: LocationHealth): HealthLevel =>
  number === 'i9_due' ? i9Level(row.i9_due, row.i9_urgent) : healthLevel(number, row[number]);

export function NumberCell({ number, row, days }: Props) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const value = row[number];
  const text =
    value === null
      ? '—'
      : number === 'no_show_rate'
        ? figure(value / 100, { style: 'percent', maximumFractionDigits: 0 })
        : figure(value);
  const count = lengthOf(number, row);
  if (count === 0) return <span className={styles.none}>{text}</span>;
  const level = levelOf(number, row);
  const Icon = level === 'fine' ? null : ICONS[level];
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottom"
      arrow={false}
      destroyOnHidden
      styles={{ container: { padding: 0 } }}
      content={<PeoplePopover number={number} row={row} days={days} onClose={close} />}
    >
      <button
        ref={button}
        type="button"
        className={styles.number}
        data-level={level}
        aria-expanded={open}
        aria-label={t(`company:dashboard.people.${number}`, {
          count,
          number: figure(count),
          location: row.location.name,
        })}
      >
        {Icon && <Icon size={13} aria-label={t(`company:dashboard.levels.${level}`)} />}
        {text}
      </button>
    </Popover>
  );
}
