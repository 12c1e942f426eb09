import { chromium } from '@playwright/test';
import { serve, getUrl } from './tests/bench/serve';
import { PAGES } from './tests/bench/pages';
import { openDesktop } from './tests/bench/profiles';
let folder='';
const A={base:'/tmp/w/base/build',ours:'/tmp/w/me/build'};
const s1=await serve(()=>A.base,4801), s2=await serve(()=>A.ours,4802);
const browser=await chromium.launch({channel:undefined, executablePath:'/usr/bin/chromium-headless-shell'});
const delays=(process.argv[2]??'0,60').split(',').map(Number);
const N=Number(process.argv[3]??5);
for(const slow of [4,1]) for(const d of delays){ const out:any={base:[],ours:[]};
 for(let i=0;i<N;i++) for(const [k,port] of [['base',4801],['ours',4802]] as const){
  const {context,page}=await openDesktop(browser,slow);
  await page.goto(getUrl(port,PAGES.module),{waitUntil:'load'});
  await page.evaluate(()=>{const keys:number[]=[];const longs:number[]=[];Object.assign(window,{keys,longs});
   new PerformanceObserver(l=>{for(const e of l.getEntries())if(/keydown|input|keypress|keyup/.test(e.name))keys.push(e.duration)}).observe({type:'event',durationThreshold:16} as never);
   new PerformanceObserver(l=>{for(const e of l.getEntries())longs.push(Math.round(e.duration))}).observe({type:'longtask'} as never);});
  const texts=page.waitForResponse(/\/texts-[^/]*\.json$/);
  await page.getByRole('button',{name:'Search'}).click(); await texts;
  await page.evaluate(()=>{(window as any).keys.length=0;(window as any).longs.length=0});
  await page.keyboard.type('closed captions settings',{delay:d});
  await page.waitForTimeout(2500);
  const r=await page.evaluate(()=>({k:Math.max(16,...(window as any).keys),l:(window as any).longs}));
  out[k].push(r.k+' ['+r.l.join(' ')+']'); await context.close();
 }
 console.log(`slow ${slow} delay ${d}\n base ${out.base.join(' | ')}\n ours ${out.ours.join(' | ')}`);
}
await browser.close(); s1.close(); s2.close();
