export const tur = `
camı aç | bütün camları kapat | benim camımı indir | camları kaldır | camı biraz arala
cam tavanı aç | sunroofu kapat | tavanı indir
arabayı kilitle | kapıların kilidini aç | kapıyı aç | kapılar kilitli mi | çocuk kilidini devreye al
bagajı aç | bagaj kapağını kapat | kaputu aç
farları yak | iç lambayı söndür | uzunları yak | dörtlüleri yak | ambiyans ışığını kıs
silecekleri çalıştır | silecekleri hızlandır | arka camı sil | ön cama su sık
aynaları katla | sol aynayı ayarla | aynayı aşağı indir
koltuğumu geri al | koltuğu öne getir | koltuk konumumu kaydet | kafalığı alçalt
kardeşimi ara | şu numarayı çevir | telefonu aç | telefonu kapat | son arayanı geri ara
mesajlarımı oku | Zeynep'e mesaj at | o mesaja cevap yaz | yeni mailim var mı | ona geç kalacağımı yaz
hız sabitleyiciyi aç | hız sınırlayıcıyı ayarla | şerit takibini aç | takip mesafesini artır | arabayı park et
korna çal | motoru çalıştır | arabayı stop et | spor moda geç | çeki demirini çıkar
lastik basıncını kontrol et | ne kadar benzin kaldı | bir sonraki bakım ne zaman | bu ikaz lambası ne demek
geri görüş kamerasını göster | kamera görüntüsünü aç
wifiye bağlan | hotspotu aç | yeni telefon eşleştir | yazılımı güncelle
yarın hava nasıl olacak | bugün yağmur yağacak mı | dışarısı kaç derece
haberlerde ne var | bana manşetleri oku | dün akşamki maçı kim kazandı
on dakikalık zamanlayıcı kur | beni altıda uyandır | bana süt almayı hatırlat | alarm kur
takvimimde ne var | pazartesiye randevu ekle | toplantımı iptal et | bir sonraki toplantım ne zaman
alışveriş listesine yumurta ekle | not al | yapılacaklar listemde ne var
mutfağın ışığını aç | garaj kapısını kapat | evin kapısını kilitle | evdeki kombiyi kıs
pizza söyle | iki kişilik masa ayırt | konsere bilet al | hesabımda ne kadar para var
günaydın İspanyolca nasıl denir | on iki kere sekiz kaç eder | herkes nasıl yazılır | bir kilo kaç gram
bana bir fıkra anlat | bana şarkı söyle | sen kimsin | neler yapabilirsin | bugün nasılsın
`
