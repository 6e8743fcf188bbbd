import { describe, expect, it } from 'vitest';
import { EVENT_SUBJECTS, EVENT_TYPES, fieldsOf, isEventType, typesAbout } from './event-catalog.ts';

describe('The catalog of events', () => {
  it('names each type once, by what it is about and what happened [AHD-018]', () => {
    expect(EVENT_TYPES.filter((type) => !/^[a-z0-9_]+\.[a-z0-9_]+$/.test(type))).toEqual([]);
    expect(EVENT_SUBJECTS.flatMap(typesAbout)).toEqual(EVENT_TYPES);
    expect(['applicant.hired', 'applicant.promoted', 'toString'].filter(isEventType)).toEqual(['applicant.hired']);
  });

  it('has ids, states, and times in its payloads, and nothing about the person [AHD-018]', () => {
    const fields = new Set(EVENT_TYPES.flatMap((type) => fieldsOf(type)));
    const allowed = /(_id|_at|status|state|ended_as|provider|nickname)$/;
    expect([...fields].filter((field) => !allowed.test(field))).toEqual([]);
  });
});
