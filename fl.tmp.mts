import { chromium } from '@playwright/test';
import { serve, getUrl } from './tests/bench/serve';
import { PAGES } from './tests/bench/pages';
import { openDesktop } from './tests/bench/profiles';
const s=await serve(()=>'/tmp/w/base/build',4801), s2=await serve(()=>'/tmp/w/me/build',4802);
const browser=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell'});
async function run(port:number,blocked:boolean){
 const {context,page}=await openDesktop(browser,4);
 if(blocked) await page.route(/\/(texts|index|words|search)-[^/]*\.json$/,()=>{});
 await page.goto(getUrl(port,PAGES.module),{waitUntil:'load'});
 await page.evaluate(()=>{const keys:number[]=[];Object.assign(window,{keys});new PerformanceObserver(l=>{for(const {name,duration} of l.getEntries())if(name==='keydown'||name==='input')keys.push(duration)}).observe({type:'event',durationThreshold:16} as never)});
 const texts=page.waitForRequest(/\/texts-[^/]*\.json$/);
 await page.getByRole('button',{name:'Search'}).click(); await texts; await page.waitForTimeout(300);
 await page.evaluate(()=>{(window as any).keys.length=0});
 await page.keyboard.type('closed captions settings',{delay:60}); await page.waitForTimeout(1500);
 const k=await page.evaluate(()=>Math.max(16,...(window as any).keys)); await context.close(); return k;
}
const o:any={base:[],ours:[],floor:[]};
for(let i=0;i<7;i++){o.base.push(await run(4801,false));o.ours.push(await run(4802,false));o.floor.push(await run(4802,true));}
for(const k in o) console.log(k,o[k].join(' '),'median',o[k].slice().sort((a:number,b:number)=>a-b)[3]);
await browser.close();s.close();s2.close();
