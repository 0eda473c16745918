export const vie = `
tại sao bầu trời màu xanh?
ai nói với con như vậy?
con cầm cái gì trong tay đấy?
lớn lên con muốn làm gì?
bác sĩ nói sao?
từ này nghĩa là gì?
em bị làm sao thế?
cười cái gì thế?
đang nghĩ gì vậy?
hôm nay đi học thế nào?
chữ này viết thế nào?
mẹ anh có khỏe không?
làm sao tẩy vết cà phê trên áo?
sao anh quên được?
sinh nhật bà ngoại là ngày nào?
trận Bạch Đằng diễn ra năm nào?
bao giờ con mới lớn đây?
kính của tôi để đâu rồi?
hai người quen nhau ở đâu?
em bé từ đâu ra?
sao anh biết?
con nhện có mấy chân?
con voi nặng bao nhiêu?
bạn có mấy anh chị em?
hai bác cưới nhau bao lâu rồi?
bạn thích màu nào nhất?
đứa nào gây sự trước?
cháu học lớp mấy rồi?
áo khoác này của ai?
tối qua em đi với ai?
ai viết Truyện Kiều?
ai muốn ăn cái bánh cuối cùng?
Trần Hưng Đạo là ai?
sao con khóc?
vì sao mèo kêu gừ gừ?
sao con đánh em?
sao lúc nào cũng là tôi?
con làm bài tập chưa?
con đánh răng chưa?
còn nhớ cô giáo cũ không?
em còn giận anh không?
bạn là người máy à?
bạn có tin ma không?
cá có ngủ không?
có thật là voi không bao giờ quên không?
bạn giữ bí mật được không?
cho tôi hỏi chuyện này được không?
con ăn thêm một cái bánh nữa nhé?
em có mập lên không?
em lấy anh nhé?
rồi chị trả lời sao?
giải thích cho tôi thuyết tương đối
kể mẹ nghe hôm nay con làm gì
xin lỗi em đi con
nói thật đi
trả đồ chơi cho em
chào bà đi con
đưa tôi tờ khăn giấy
để yên cho anh học
để tôi nghĩ đã
nhìn con chó dễ thương kìa
nhìn mẹ khi mẹ nói chuyện
nghe lời bố đi
ngồi cho ngay ngắn
mang giày vào
xì mũi đi con
ăn hết bánh mì đi
uống miếng nước đi
lại đây mẹ ôm cái nào
đi rửa tay đi
đừng đụng vào cái đó
đừng vừa nhai vừa nói
đừng lo
đừng kể với ai nhé
nín đi con
đừng cãi nhau nữa
ngoan nào các con
đoán xem hôm qua tôi gặp ai
dịch chúc ngủ ngon sang tiếng Ý
viết một bài văn tả mùa xuân
giúp con làm toán với
hỏi bố ấy
chào cả nhà
chúc ngủ ngon mơ đẹp nhé
chúc mừng sinh nhật
xin lỗi tôi không cố ý
cảm ơn anh chuyện hôm qua
hôm nay mệt quá
em có bầu rồi
bố tự hào về con
chán quá đi
đau đầu quá
tôi chẳng biết nói gì
tôi không hiểu gì cả
tôi chịu hết nổi rồi
con không muốn đi học
không thể tin được
không phải lỗi của tôi
đêm qua tôi mơ một giấc mơ lạ
tôi quên tên anh ấy rồi
tôi có hai chị gái và một em trai
lẽ ra tôi nên học y
chắc sếp ghét tôi lắm
nhớ con chó ở quê quá
ông nội tôi là nông dân
con gái tôi mới rụng răng
giày chật quá
anh chẳng bao giờ nghe em nói
ông ấy ngáy to lắm
con bé có đôi mắt của bố
tụi nó lại chia tay rồi
vừa mới nhắc đến bạn xong
chúng ta cần nói chuyện
ngày xửa ngày xưa có một ông vua
thế là không công bằng
không phải chuyện của bạn
đùa thôi mà
không sao đâu
hàng xóm lại cãi nhau
con chó ăn mất bài tập của con
tội nghiệp ghê
ui da đau
ờ nãy nói tới đâu rồi
mẹ ơi anh cứ nhìn con
ai mà chẳng có lúc sai
vì mẹ bảo thế
giá mà tôi biết trước
con nhà tông không giống lông cũng giống cánh
`
