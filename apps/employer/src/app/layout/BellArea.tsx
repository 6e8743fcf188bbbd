// The place of the bell, which is loaded after the first page.
import { Suspense } from 'react';
import type { BellProps } from '../../design/page/BellButton.tsx';
import { useAfterFirstPage } from '../../platform/chunks/after-first-page.ts';
import { Bell } from '../feature-pages.ts';
import styles from './BellArea.module.css';

export function BellArea({ placement }: BellProps) {
  const afterFirstPage = useAfterFirstPage();
  return (
    <div className={styles.place} data-placement={placement}>
      <Suspense>{afterFirstPage && <Bell placement={placement} />}</Suspense>
    </div>
  );
}
