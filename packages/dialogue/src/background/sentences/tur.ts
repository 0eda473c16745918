export const tur = `
gökyüzü neden mavi?
bunu sana kim söyledi?
elinde ne var?
büyüyünce ne olmak istiyorsun?
sen benim yerimde olsan ne yapardın?
müphem ne demek?
penguenler ne yer?
doktor ne dedi?
neyin var senin?
neye gülüyorsun?
ne düşünüyorsun?
neden korkuyorsun?
okul nasıl geçti?
bu kelime nasıl yazılır?
annen nasıl oldu?
şarap lekesi nasıl çıkar?
damlayan musluk nasıl tamir edilir?
İspanyolca teşekkür ederim nasıl denir?
bunu nasıl unutursun?
mıknatıs nasıl çalışır?
babaannemin doğum günü ne zaman?
İstanbul ne zaman fethedildi?
ne zaman büyüyeceksin sen?
gözlüğümü nereye koydum?
siz nerede tanıştınız?
kangurular nerede yaşar?
bebekler nereden gelir?
bunu nereden biliyorsun?
örümceğin kaç bacağı var?
bir fil kaç kilo gelir?
kaç kardeşsiniz?
kaç yıldır evlisiniz?
kaçıncı sınıfa gidiyorsun?
en sevdiğin renk hangisi?
hangi gezegen en büyük?
hanginiz başlattı?
hayatın anlamı ne?
bu ceket kimin?
dün akşam kiminleydin?
ne zamandan beri gözlük takıyorsun?
matematik ne işe yarar?
Çalıkuşu kimin eseri?
son kurabiyeyi kim ister?
Mimar Sinan kimdi?
bardağı kim kırdı?
niye ağlıyorsun?
kediler niye mırlar?
niçin kardeşine vurdun?
neden hep ben?
ödevini yaptın mı?
dişlerini fırçaladın mı?
eski öğretmenimizi hatırlıyor musun?
bana hâlâ kızgın mısın?
hayaletlere inanır mısın?
sence beni seviyor mu?
sen robot musun?
filler gerçekten unutmaz mı?
balıklar uyur mu?
balina balık mıdır?
sır tutabilir misin?
sana bir şey sorabilir miyim?
bir kurabiye daha alabilir miyim?
çantamı tutar mısın?
kilo almış mıyım?
sizinle daha önce tanışmış mıydık?
uzaylılar var mı?
âşık mı oldun?
peki sen ne cevap verdin?
gerçekten öyle mi dedi?
köpek sahiplensek mi?
hiç utanmıyor musun?
benimle evlenir misin?
bana görelilik kuramını açıkla
yapraklar neden sararır anlat
günün nasıl geçti anlat bakalım
doğruyu söyle
Amerika'yı kim keşfetti söyle
kardeşinden özür dile
babaanneni öp
bana bir mendil ver
oyuncağı kardeşine geri ver
ağabeyini rahat bırak
bırak da düşüneyim
şu tatlı köpeğe bak
seninle konuşurken yüzüme bak
anneni dinle
düzgün otur
ayaklarını koltuktan çek
ayakkabılarını giy
burnunu sil
sandviçini bitir
biraz su iç
bir dilek tut
ağzından çıkanı kulağın duysun
gel sarılayım sana
git ellerini yıka
ona dokunma
ağzın doluyken konuşma
merak etme
kimseye söyleme
ağlama canım
ona aldırma
sızlanmayı kes
kavga etmeyin
uslu durun
sakin olun çocuklar
bana karşı dürüst ol
uçabildiğini hayal et
dün kimi gördüm tahmin et
yumurtlayan üç memeli say
bana bir şiir oku
iyi geceleri İtalyancaya çevir
bahar hakkında bir kompozisyon yaz
matematik ödevime yardım et
babana sor
azıcık kenara kay
gülmeyeceğine söz ver
İngilizce ona kadar say
herkese merhaba
günaydın uykucular
iyi geceler tatlı rüyalar
görüşmeyeli uzun zaman oldu
doğum günün kutlu olsun
yeni işin hayırlı olsun
çok yaşa
özür dilerim öyle demek istemedim
dün için çok sağ ol
bugün çok yorgunum
hamileyim
seninle gurur duyuyorum
canım sıkılıyor
başım ağrıyor
ne diyeceğimi bilmiyorum
hiçbir şey anlamadım
artık dayanamıyorum
okula gitmek istemiyorum
inanamıyorum
benim suçum değil
dün gece garip bir rüya gördüm
adını unuttum
iki ablam bir erkek kardeşim var
perşembe sınavım var
zayıflamam lazım
kimyadan yüz aldım
keşke tıp okusaydım
keşke daha uzun olsaydım
galiba müdür benden nefret ediyor
ben sana demiştim
hemşire olarak çalışıyorum
acaba şimdi ne yapıyordur
midilli istiyorum
köpeğimi özledim
dedem madenciydi
kızımın dişi düştü
ablam haziranda evleniyor
ayakkabım sıkıyor
çenende bir şey var
beni hiç dinlemiyorsun
sen bir tanesin
ayı gibi horluyor
benden iki yaş büyük
saçımı çekti
gözleri babasına benziyor
gelecekti ama hastalandı
yine ayrılmışlar
biz de tam senden bahsediyorduk
hayvanat bahçesinde çok eğlendik
konuşmamız gerek
omzunda örümcek var
bir varmış bir yokmuş
bu haksızlık
seni ilgilendirmez
şaka yaptım
önce o başlattı
bana çocukluğumu hatırlatıyor
önemli değil canın sağ olsun
komşular yine kavga ediyor
köpek ödevimi yedi
bebek sonunda uyudu
manyak sinyal bile vermedi
çok ayıp
yazık ya
ah çok acıdı
eh bakalım görürüz
neyse nerede kalmıştım
anne bana bakıp duruyor
kimse beni anlamıyor
herkes hata yapar
ben öyle istiyorum da ondan
keşke bilseydim
ama beni sevdiğini sanıyordum
aslında iyi biri
belki de sadece korkuyor
armut dibine düşer
bir berber bir berbere gel berber demiş
yine pazartesi
`
