// The preview of a message for one recipient at a time, requested after a short pause in typing.
import type { Channel } from '@onward/domain/messages/channels';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { MessageDialogProps } from '../../../platform/room-parts.ts';
import { unknownTags } from '../parts/tag-text.ts';
import { type MessagesPreview, previewQuery } from './preview.api.ts';

const PAUSE_MS = 400;

interface MessageText {
  channel: Channel;
  subject: string;
  body: string;
  templateId: number | null;
}

export interface Preview {
  data: MessagesPreview | undefined;
  error: unknown;
  /** The preview matches the current text. */
  isKnown: boolean;
  /** The recipient shown; null when the selection is not a list of rows. */
  place: { index: number; total: number; move: (step: 1 | -1) => void } | null;
}

export function usePreview(recipients: MessageDialogProps['recipients'], written: MessageText): Preview {
  const debounced = useDebounced(written);
  const [index, setIndex] = useState(0);
  const ids = 'application_ids' in recipients ? recipients.application_ids : null;
  const shown = ids?.[index];
  // The editor already reports unknown tags, and the server would refuse them.
  const readable = unknownTags(`${debounced.subject}\n${debounced.body}`).length === 0;
  const { data, error, isPlaceholderData } = useQuery({
    ...previewQuery({
      ...recipients,
      channel: debounced.channel,
      subject: debounced.channel === 'email' ? debounced.subject : null,
      body: debounced.body,
      template_id: debounced.templateId,
      ...(shown === undefined ? {} : { shown_application_id: shown }),
    }),
    enabled: readable,
  });
  const place = ids &&
    ids.length > 1 && {
      index,
      total: ids.length,
      move: (step: 1 | -1) => setIndex((now) => (now + step + ids.length) % ids.length),
    };
  return {
    data,
    error,
    isKnown: data !== undefined && !isPlaceholderData && debounced === written && readable,
    place: place || null,
  };
}

/** The text after a pause in typing. */
function useDebounced(written: MessageText): MessageText {
  const [debounced, setDebounced] = useState(written);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(written), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [written]);
  return debounced;
}
