// The preview of what is being written, asked for after a short pause, person by person.
import type { Channel } from '@onward/domain/messages/channels';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { MessageDialogProps } from '../../../platform/room-parts.ts';
import { unknownTags } from '../composer/tag-text.ts';
import { type MessagesPreview, previewQuery } from './preview.api.ts';

const PAUSE_MS = 400;

interface Written {
  channel: Channel;
  subject: string;
  body: string;
  templateId: number | null;
}

export interface Preview {
  data: MessagesPreview | undefined;
  error: unknown;
  /** It is about what is written now. */
  isKnown: boolean;
  /** Which of the recipients is shown; null where they are not known by name. */
  place: { index: number; total: number; move: (step: 1 | -1) => void } | null;
}

export function usePreview(recipients: MessageDialogProps['recipients'], written: Written): Preview {
  const settled = useSettled(written);
  const [index, setIndex] = useState(0);
  const ids = 'application_ids' in recipients ? recipients.application_ids : null;
  const shown = ids?.[index];
  // Tags nobody knows are told beside the editor; the server would only refuse them.
  const readable = unknownTags(`${settled.subject}\n${settled.body}`).length === 0;
  const { data, error, isPlaceholderData } = useQuery({
    ...previewQuery({
      ...recipients,
      channel: settled.channel,
      subject: settled.channel === 'email' ? settled.subject : null,
      body: settled.body,
      template_id: settled.templateId,
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
    isKnown: data !== undefined && !isPlaceholderData && settled === written && readable,
    place: place || null,
  };
}

/** What was written, once nobody has written for a moment. */
function useSettled(written: Written): Written {
  const [settled, setSettled] = useState(written);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(written), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [written]);
  return settled;
}
