// The place of a review among those that wait for the user, with the ones before and after it (ONB-017, ONB-046).
import type { OnboardingTask } from '@onward/contract/onboarding/onboarding-lists';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { reviewsQuery } from '../employee-processes.api.ts';
import styles from './ReviewNeighbors.module.css';

interface Props {
  /** Of the review that is shown. */
  actionKey: string;
  onGo: (task: OnboardingTask) => void;
}

export function ReviewNeighbors({ actionKey, onGo }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery(reviewsQuery);
  const tasks = data?.onboarding_tasks ?? [];
  const place = tasks.findIndex(({ action_key }) => action_key === actionKey);
  if (!data || place < 0 || data.total_count < 2) return null;
  const step = (to: number, label: 'previous' | 'next') => {
    const task = tasks[to];
    const text = t(`onboarding:review.${label}`);
    const Icon = label === 'previous' ? ChevronLeft : ChevronRight;
    return (
      <Button
        aria-label={text}
        title={text}
        icon={<Icon size={16} />}
        disabled={!task}
        onClick={() => task && onGo(task)}
      />
    );
  };
  return (
    <nav className={styles.neighbors} aria-label={t('onboarding:review.waiting')}>
      <span>{t('onboarding:review.place', { place: place + 1, count: data.total_count })}</span>
      {step(place - 1, 'previous')}
      {step(place + 1, 'next')}
    </nav>
  );
}
