import { describe, expect, it } from 'vitest';
import { HTML_MAX, TAGS_MAX } from './bounded-html.ts';
import { htmlText } from './html-text.ts';

describe('the text of a page', () => {
  it.each([
    ['<p>One</p><p>two</p>', 'One\ntwo\n'],
    ['One<br>two<BR/>three', 'One\ntwo\nthree'],
    ['<div>Fish &amp; chips&nbsp;&lt;3 &#39;ok&#39; &eacute;</div>', "Fish & chips <3 'ok' \u00e9\n"],
    ['<style>p{color:red}</style>Hi<script>alert("</p>")</script>', 'Hi'],
    ['<title>No</title><table><tr><td>a</td></tr><tr><td>b</td></tr></table>', 'a\nb\n'],
    ['a<br><br><br><br>b', 'a\n\nb'],
    ['1 < 2 and 3 <b', '1 < 2 and 3 <b'],
    ['&lt;script&gt;', '<script>'],
    ['', ''],
  ])('of %j are %j [MSG-007]', (html, text) => {
    expect(htmlText(html)).toBe(text);
  });

  it('is cut off beyond what a person would write [MSG-007]', () => {
    expect(htmlText('a'.repeat(HTML_MAX + 5))).toHaveLength(HTML_MAX);
    expect(htmlText('<b>a'.repeat(TAGS_MAX + 5))).toHaveLength(TAGS_MAX);
  });
});
