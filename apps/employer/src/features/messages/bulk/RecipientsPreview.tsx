// The message as one recipient will read it, who is skipped and why, and whose tags are empty.
import type { Channel } from '@onward/domain/messages/channels';
import { Button } from 'antd';
import { ChevronLeft, ChevronRight, CircleMinus, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhoneRules } from '../../../design/fields/use-phone-rules.ts';
import { readFailure } from '../../../platform/forms/read-failure.ts';
import { isKnownTag } from '../parts/tag-text.ts';
import styles from './MessageDialog.module.css';
import type { Preview } from './use-preview.ts';

const MOST_NAMED = 5;

export function RecipientsPreview({ channel, preview }: { channel: Channel; preview: Preview }) {
  const { t } = useTranslation();
  const { data, error, place } = preview;
  const rules = usePhoneRules();
  const addressOf = (to: string) => (channel === 'sms' ? (rules?.formatFullPhoneNumber(to) ?? to) : to);
  const tagName = (tag: string) => (isKnownTag(tag) ? t(`messages:composer.tags.${tag}`) : tag);
  return (
    <aside className={styles.preview} aria-label={t('messages:bulk.preview')} aria-busy={!preview.isKnown}>
      {error !== null && !data && (
        <p className={styles.problem}>{readFailure(error).message || t('messages:bulk.notPreviewed')}</p>
      )}
      {data && (
        <>
          <p className={styles.reached} role="status">
            {t('messages:bulk.reached', { count: data.reached, total: data.total })}
            {channel === 'sms' && data.segments !== null && data.segments > 1 && (
              <small> · {t('messages:bulk.segmentsEach', { count: data.segments })}</small>
            )}
          </p>
          <div className={styles.sheet}>
            {data.shown ? (
              <>
                <p className={styles.to}>
                  {t('messages:bulk.to', { name: data.shown.name, address: addressOf(data.shown.to) })}
                </p>
                {data.shown.subject && <strong>{data.shown.subject}</strong>}
                <p className={styles.words}>{data.shown.body}</p>
              </>
            ) : (
              <p className={styles.to}>{t('messages:bulk.notReached')}</p>
            )}
          </div>
          {place && (
            <div className={styles.steps}>
              <Button
                size="small"
                type="text"
                icon={<ChevronLeft size={16} />}
                aria-label={t('messages:bulk.previous')}
                onClick={() => place.move(-1)}
              />
              <span className="tabular">
                {t('messages:bulk.place', { index: place.index + 1, total: place.total })}
              </span>
              <Button
                size="small"
                type="text"
                icon={<ChevronRight size={16} />}
                aria-label={t('messages:bulk.next')}
                onClick={() => place.move(1)}
              />
            </div>
          )}
          <AffectedPeople
            icon={<CircleMinus size={15} aria-hidden="true" />}
            title={t('messages:bulk.skipped', { count: data.skipped_count })}
            count={data.skipped_count}
            people={data.skipped.map(({ application_id, name, reason }) => ({
              id: application_id,
              name,
              text: t(`messages:unreachable.${reason}`),
            }))}
          />
          <AffectedPeople
            icon={<TriangleAlert size={15} aria-hidden="true" />}
            title={t('messages:bulk.emptyTags', { count: data.empty_tags_count })}
            count={data.empty_tags_count}
            people={data.empty_tags.map(({ application_id, name, tags }) => ({
              id: application_id,
              name,
              text: tags.map(tagName).join(', '),
            }))}
          />
        </>
      )}
    </aside>
  );
}

interface AffectedProps {
  icon: ReactNode;
  title: string;
  count: number;
  people: readonly { id: number; name: string; text: string }[];
}

function AffectedPeople({ icon, title, count, people }: AffectedProps) {
  const { t } = useTranslation();
  if (count === 0) return null;
  const named = people.slice(0, MOST_NAMED);
  return (
    <div className={styles.named} role="note">
      <p>
        {icon}
        {title}
      </p>
      <ul>
        {named.map(({ id, name, text }) => (
          <li key={id}>
            <strong>{name}</strong>: {text}
          </li>
        ))}
        {count > named.length && <li>{t('messages:bulk.andMore', { count: count - named.length })}</li>}
      </ul>
    </div>
  );
}
