import { settled } from '@/scripts/publish/settle';

const script = (parts: string) => `<script>$RB=[];$RV=function(a){};$RC=function(a,b){};${parts}</script>`;

describe('settling an exported page', () => {
  it('puts a hidden part where its script would have put it', () => {
    const page =
      '<main><h1>A</h1><!--$?--><template id="B:0"></template><div>wait</div><!--/$--></main>' +
      `<div hidden id="S:0"><div>done <div>deep</div></div></div>${script('$RC("B:0","S:0")')}<p>end</p>`;
    expect(settled(page)).toBe('<main><h1>A</h1><!--$--><div>done <div>deep</div></div><!--/$--></main><p>end</p>');
  });

  it('puts a part into a part', () => {
    const page =
      '<!--$?--><template id="B:0"></template><!--/$-->' +
      `<div hidden id="S:0"><b>outer</b><!--$?--><template id="B:1"></template><i>wait</i><!--/$--></div>${script('$RC("B:0","S:0")')}` +
      '<div hidden id="S:1"><b>inner</b></div><script>$RC("B:1","S:1")</script>';
    expect(settled(page)).toBe('<!--$--><b>outer</b><!--$--><b>inner</b><!--/$--><!--/$-->');
  });

  it('drops a placeholder together with the finished boundaries inside it', () => {
    const page =
      '<!--$?--><template id="B:0"></template><p><!--$-->x<!--/$--></p><!--/$-->after' +
      `<div hidden id="S:0">y</div>${script('$RC("B:0","S:0")')}`;
    expect(settled(page)).toBe('<!--$-->y<!--/$-->after');
  });

  it('keeps text with dollar signs as it is', () => {
    const page = `<!--$?--><template id="B:0"></template><!--/$--><div hidden id="S:0">$&amp; $1 $$</div>${script('$RC("B:0","S:0")')}`;
    expect(settled(page)).toBe('<!--$-->$&amp; $1 $$<!--/$-->');
  });

  it('leaves a whole page alone', () => {
    expect(settled('<main><!--$--><p>x</p><!--/$--></main>')).toBe('<main><!--$--><p>x</p><!--/$--></main>');
  });

  it('refuses to guess where a part has no place', () => {
    expect(() => settled(`<div hidden id="S:0">y</div>${script('$RC("B:0","S:0")')}`)).toThrow('No place');
  });
});
