export const vie = `
mở cửa sổ | đóng hết cửa kính lại | hạ kính bên tôi xuống | kéo kính lên | hé cửa sổ ra một chút
mở cửa sổ trời | đóng cửa nóc | mở mui xe
khóa xe lại | mở khóa cửa xe | mở cửa xe ra | cửa xe khóa chưa | bật khóa trẻ em
mở cốp xe | đóng cửa hậu | mở nắp ca-pô
bật đèn pha | tắt đèn trong xe | bật đèn chiếu xa | bật đèn khẩn cấp | giảm đèn viền nội thất
bật gạt mưa | gạt mưa nhanh hơn | gạt kính sau | xịt nước rửa kính
gập gương lại | chỉnh gương trái | hạ gương xuống một tí
lùi ghế của tôi ra sau | đẩy ghế lên trước | lưu vị trí ghế của tôi | hạ tựa đầu xuống
gọi cho anh trai tôi | gọi số này | nghe máy đi | cúp máy | gọi lại số vừa gọi đến
đọc tin nhắn cho tôi | nhắn tin cho Lan | trả lời tin nhắn đó | tôi có thư mới không | nhắn anh ấy là tôi đến muộn
bật ga tự động | đặt giới hạn tốc độ | bật hỗ trợ giữ làn | giữ khoảng cách xa hơn | đỗ xe giúp tôi
bấm còi đi | nổ máy | tắt máy xe | chuyển sang chế độ thể thao | mở móc kéo ra
kiểm tra áp suất lốp | còn bao nhiêu xăng | khi nào phải bảo dưỡng | đèn cảnh báo này là gì
mở camera lùi | cho tôi xem camera
kết nối wifi | bật điểm phát sóng | kết nối điện thoại mới | cập nhật phần mềm
mai thời tiết thế nào | hôm nay có mưa không | ngoài trời bao nhiêu độ
hôm nay có tin gì mới | đọc tin tức cho tôi nghe | tối qua đội nào thắng
hẹn giờ mười phút | sáu giờ gọi tôi dậy | nhắc tôi mua sữa | đặt báo thức
hôm nay tôi có lịch gì | thêm cuộc hẹn vào thứ hai | hủy cuộc họp của tôi | cuộc họp tiếp theo lúc mấy giờ
thêm trứng vào danh sách mua sắm | ghi chú lại giúp tôi | danh sách việc cần làm có gì
bật đèn bếp | đóng cửa ga-ra | khóa cửa nhà | tắt ti vi ở nhà
đặt một cái pizza | đặt bàn cho hai người | mua vé xem ca nhạc | tài khoản của tôi còn bao nhiêu tiền
chào buổi sáng tiếng Tây Ban Nha nói thế nào | mười hai nhân tám bằng bao nhiêu | chữ nghiêng viết thế nào | một cân bằng bao nhiêu gam
kể chuyện cười đi | hát cho tôi nghe đi | bạn là ai | bạn làm được những gì | hôm nay bạn thế nào
`
