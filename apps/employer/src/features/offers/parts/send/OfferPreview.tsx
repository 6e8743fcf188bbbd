// What each person gets: the filled documents, one person at a time (OFR-004).
import type { PreviewedPerson } from '@onward/contract/offers/application-offers';
import { fillContent, type LooseContent, readContent } from '@onward/domain/documents/content';
import { useQueries } from '@tanstack/react-query';
import { Button } from 'antd';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../../design/brand/Avatar.tsx';
import { DocumentPaper } from '../../../documents/parts/DocumentPaper.tsx';
import { templateContentQuery } from '../offers.api.ts';
import styles from './OfferPreview.module.css';

interface Props {
  templateIds: readonly number[];
  people: readonly PreviewedPerson[];
  at: number;
  onTurn: (at: number) => void;
}

export function OfferPreview({ templateIds, people, at, onTurn }: Props) {
  const { t } = useTranslation();
  const templates = useQueries({ queries: templateIds.map((id) => templateContentQuery(id)) });
  const person = people[at];
  const tagText = (tag: string) => t(`documents:tags.${tag}`);
  return (
    <aside className={styles.preview} aria-label={t('offers:send.preview')}>
      {person && (
        <header className={styles.head}>
          <Avatar name={person.name} size={26} />
          <h3>{t('offers:send.gets', { name: person.name })}</h3>
          {people.length > 1 && (
            <span className={styles.pager}>
              {t('offers:send.place', { at: at + 1, total: people.length })}
              <Button
                type="text"
                size="small"
                icon={<ChevronLeft size={16} />}
                aria-label={t('offers:send.previous')}
                disabled={at === 0}
                onClick={() => onTurn(at - 1)}
              />
              <Button
                type="text"
                size="small"
                icon={<ChevronRight size={16} />}
                aria-label={t('offers:send.next')}
                disabled={at >= people.length - 1}
                onClick={() => onTurn(at + 1)}
              />
            </span>
          )}
        </header>
      )}
      {templates.map(({ data }) => {
        if (!data) return null;
        if (!data.body)
          return (
            <p key={data.id} className={styles.pdf}>
              {t('offers:send.pdf', { name: data.name, count: data.pdf?.pages.length ?? 0 })}
            </p>
          );
        const filled = fillContent(readContent(data.body as LooseContent), person?.values ?? {});
        const content = person ? withOpenTags(filled, data.body as LooseContent, person.missing) : data.body;
        return <DocumentPaper key={data.id} content={content as never} tagText={tagText} />;
      })}
      <p className={styles.note}>
        {t(templateIds.length === 0 ? 'offers:send.missing.documents' : 'offers:send.highlighted')}
      </p>
    </aside>
  );
}

/** Tags without a value stay visible as tags. */
const withOpenTags = (
  filled: ReturnType<typeof fillContent>,
  original: LooseContent,
  missing: readonly string[],
): ReturnType<typeof fillContent> => ({
  blocks: filled.blocks.map((block, index) => ({
    ...block,
    inlines: block.inlines.map((inline, place) => {
      const source = readContent(original).blocks[index]?.inlines[place];
      return source?.type === 'tag' && missing.includes(source.tag) ? source : inline;
    }),
  })),
});
