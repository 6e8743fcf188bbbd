// Which collapsed messages of a thread are expanded, while it is shown.
import type { Message } from '@onward/contract/messages/conversations';
import { useState } from 'react';

export function useFolds() {
  const [opened, setOpened] = useState<ReadonlySet<number>>(() => new Set());
  const toggle = ({ messages, open }: { messages: readonly Message[]; open: boolean }) => {
    const next = new Set(opened);
    for (const { id } of messages) {
      if (open) next.delete(id);
      else next.add(id);
    }
    setOpened(next);
  };
  return { opened, toggle };
}
