import { describe, expect, it } from 'vitest';
import { feedText, type Invitation, invitationText } from './write-calendar.ts';

describe('An invitation', () => {
  const invitation: Invitation = {
    method: 'REQUEST',
    state: 'on',
    uid: 'meeting-42@onward.test',
    sequence: 2,
    now: new Date('2026-11-05T10:00:00.123Z'),
    startsAt: new Date('2026-11-10T14:00:00Z'),
    endsAt: new Date('2026-11-10T14:30:00Z'),
    summary: 'Onsite interview; Shift Leader, Decatur',
    description:
      'Ask for Dana at the counter.\nParking is behind the store — 面试请从后门进，谢谢您的配合与耐心等待，我们很快就会见面。',
    location: '412 Church St, Decatur, GA 30030',
    url: 'https://jobs.test/booking/abc',
    organizer: { name: 'Dana "D" Whitfield', email: 'dana@larkfield.test' },
    attendees: [{ name: 'Amara Okafor', email: 'amara@mail.test' }],
    alarmMinutes: 60,
  };
  const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

  it('says when, where, with whom, as calendars read it [SCH-011]', () => {
    const lines = unfolded(invitationText(invitation));
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        'UID:meeting-42@onward.test',
        'SEQUENCE:2',
        'DTSTAMP:20261105T100000Z',
        'DTSTART:20261110T140000Z',
        'DTEND:20261110T143000Z',
        'SUMMARY:Onsite interview\\; Shift Leader\\, Decatur',
        'URL;VALUE=URI:https://jobs.test/booking/abc',
        'LOCATION:412 Church St\\, Decatur\\, GA 30030',
        `ORGANIZER;CN="Dana 'D' Whitfield":mailto:dana@larkfield.test`,
        'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;CN="Amara Okafor":MAILTO:amara@mail.test',
        'STATUS:CONFIRMED',
        'TRIGGER:-PT1H',
      ]),
    );
  });

  it('has no line over 75 octets and no torn character [SCH-011]', () => {
    const text = invitationText(invitation);
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(unfolded(text).find((line) => line.startsWith('DESCRIPTION'))).toContain('谢谢您的配合与耐心等待');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('is taken back under the same name [SCH-011]', () => {
    const lines = unfolded(invitationText({ ...invitation, method: 'CANCEL', state: 'cancelled', sequence: 3 }));
    expect(lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:3']));
    expect(lines).not.toContain('BEGIN:VALARM');
  });

  it('stands with others in a feed [SCH-014]', () => {
    const lines = unfolded(
      feedText([invitation, { ...invitation, uid: 'meeting-43@onward.test' }], 'Dana’s interviews'),
    );
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    expect(lines).toContain('METHOD:PUBLISH');
    expect(lines).toContain('X-WR-CALNAME:Dana’s interviews');
  });

  it('keeps text that could add lines or break the format inside its own line [SCH-011]', () => {
    const hostile = 'A\r\nATTENDEE:mailto:x@y.test\u0007; "B", C';
    const text = feedText(
      [{ ...invitation, summary: hostile, organizer: { name: hostile, email: 'a@b.test' } }],
      hostile,
    );
    const lines = unfolded(text);
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1);
    expect(lines).toContain('X-WR-CALNAME:A\\nATTENDEE:mailto:x@y.test\\; "B"\\, C');
    expect(lines).toContain('SUMMARY:A\\nATTENDEE:mailto:x@y.test\\; "B"\\, C');
    expect(lines).toContain(`ORGANIZER;CN="A''ATTENDEE:mailto:x@y.test; 'B', C":mailto:a@b.test`);
  });

  it('names an organizer without a name by their email address [SCH-011]', () => {
    const lines = unfolded(invitationText({ ...invitation, organizer: { name: '', email: 'a@b.test' } }));
    expect(lines).toContain('ORGANIZER;CN="a@b.test":mailto:a@b.test');
  });
});
